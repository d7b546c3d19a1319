import { Button } from '#web/ui/button.tsx';

type FullScreenProblemProps = {
  text: string;
  onRetry: () => void;
  /** The element: `div` inside the frame, where `main` exists already. */
  as?: 'main' | 'div';
};

export const FullScreenProblem = ({ text, onRetry, as: Box = 'main' }: FullScreenProblemProps) => (
  <Box className="mx-auto grid min-h-dvh max-w-100 content-center justify-items-start gap-3 px-4">
    <title>Something went wrong · Threadwell</title>
    <h1 className="text-2xl tracking-tight">Something went wrong</h1>
    <p role="alert" className="text-ink-2">
      {text}
    </p>
    <Button kind="primary" onClick={onRetry}>
      Try again
    </Button>
  </Box>
);
