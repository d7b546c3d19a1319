import { Component, type ReactNode } from 'react';
import { Markdown } from './markdown.tsx';

/** Shows how a text will look once posted. */
export const MarkdownPreview = ({ text }: { text: string }) => (
  <PreviewBoundary text={text}>
    <Markdown text={text} inert />
  </PreviewBoundary>
);

type BoundaryProps = { text: string; children: ReactNode };
type BoundaryState = { failed: boolean; text: string };

/** Shows the raw text if rendering throws. Tries again when the text changes. */
export class PreviewBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, text: this.props.text };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ text }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return text === state.text ? null : { failed: false, text };
  }

  override render(): ReactNode {
    const { text, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <>
        <p className="text-sm text-ink-2">
          This text can’t be shown formatted. It is posted as it stands here.
        </p>
        <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      </>
    );
  }
}
