import type { Page } from '@playwright/test';

/** What the stand-in does with a prompt. A `stall` sends its text and never ends; an `error` sends it, then fails. */
export type Reply = { kind: 'text' | 'stall'; text: string } | { kind: 'error'; name: string; text?: string };
type Behavior = {
  availability: 'unavailable' | 'downloadable' | 'available';
  answer: (prompt: string) => Reply;
};
type Event = 'session' | 'prompt' | 'canceled' | 'destroyed';

/**
 * Installs a stand-in for the browser's `LanguageModel`. Like Chrome's, it starts a download only right after a click; the
 * download stops at 42% until `finishDownload` is called.
 */
export async function installLanguageModel(page: Page, { availability, answer }: Behavior) {
  const events: Event[] = [];
  const prompts: string[] = [];
  const download = Promise.withResolvers<void>();
  await page.exposeFunction('standInAnswer', (prompt: string) => {
    prompts.push(prompt);
    return answer(prompt);
  });
  await page.exposeFunction('standInNote', (event: Event) => void events.push(event));
  await page.exposeFunction('standInDownload', () => download.promise);
  await page.addInitScript(defineStandIn, availability);
  return { events, prompts, finishDownload: () => download.resolve() };
}

/** Runs in the page, so it can't use anything from this module. */
function defineStandIn(first: Behavior['availability']): void {
  const CHUNK = 12;
  const node = globalThis as unknown as {
    standInAnswer(prompt: string): Promise<Reply>;
    standInNote(event: Event): Promise<void>;
    standInDownload(): Promise<void>;
  };
  let availability = first;

  const stream = (prompt: string, signal: AbortSignal) =>
    new ReadableStream<string>({
      async start(controller) {
        void node.standInNote('prompt');
        let isDone = false;
        signal.addEventListener('abort', () => {
          if (isDone) return;
          void node.standInNote('canceled');
          controller.error(signal.reason);
        });
        const reply = await node.standInAnswer(prompt);
        const text = reply.text ?? '';
        for (let at = 0; at < text.length && !signal.aborted; at += CHUNK)
          controller.enqueue(text.slice(at, at + CHUNK));
        if (signal.aborted || reply.kind === 'stall') return;
        isDone = true;
        if (reply.kind === 'error') controller.error(new DOMException('The stand-in failed.', reply.name));
        else controller.close();
      },
    });

  async function create({ monitor }: { monitor: (target: EventTarget) => void }) {
    const target = new EventTarget();
    const report = (loaded: number) =>
      target.dispatchEvent(new ProgressEvent('downloadprogress', { loaded, total: 1 }));
    monitor(target);
    if (availability === 'unavailable') throw new DOMException('No model.', 'NotSupportedError');
    if (availability === 'downloadable') {
      if (!navigator.userActivation.isActive) throw new DOMException('Needs a click.', 'NotAllowedError');
      report(0);
      report(0.42);
      await node.standInDownload();
      availability = 'available';
    }
    report(1);
    void node.standInNote('session');
    return {
      promptStreaming: (prompt: string, { signal }: { signal: AbortSignal }) => stream(prompt, signal),
      destroy: () => void node.standInNote('destroyed'),
    };
  }

  Object.defineProperty(globalThis, 'LanguageModel', {
    value: { availability: () => Promise.resolve(availability), create },
  });
}
