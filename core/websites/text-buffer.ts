export type TextBuffer = { add(text: string): void; breakLine(): void; read(): string };

/** Collects text up to a maximum length, and collapses runs of whitespace and line breaks. */
export function createTextBuffer(longest: number): TextBuffer {
  let text = '';
  let gap = '';
  return {
    add(more) {
      if (text.length >= longest) return;
      const words = more.split(/[\s\u{feff}]+/u);
      for (const [at, word] of words.entries()) {
        if (at > 0) gap ||= ' ';
        if (word === '') continue;
        text += text === '' ? word : gap + word;
        gap = '';
        if (text.length >= longest) break;
      }
    },
    breakLine() {
      gap = '\n';
    },
    read: () => text.slice(0, longest).toWellFormed(),
  };
}
