import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A fake node-llama-cpp: it writes what the prompt says, or a draft if the grammar is one. `crash`, `exit` and `fat`
 * do so after some text; `wait` writes a word and waits for cancellation; `deaf` ignores it.
 */
const SOURCE = `
class LlamaChatSession {
  constructor(options) { this.system = options.systemPrompt; }
  async promptWithMeta(prompt, { grammar, signal, onTextChunk, maxTokens }) {
    const say = (text) => onTextChunk(text);
    if (prompt === 'crash') {
      say('Half');
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), 20);
      return await new Promise(() => {});
    }
    if (prompt === 'exit') { say('Half'); setTimeout(() => process.exit(3), 20); return await new Promise(() => {}); }
    if (prompt === 'fat') { say('Half'); globalThis.fat = Buffer.alloc(400e6, 1); return await new Promise(() => {}); }
    if (prompt === 'deaf') { say('Half'); return await new Promise(() => {}); }
    if (prompt === 'wait') {
      say('Half');
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }
    if (grammar?.schema.properties?.content)
      say('{"title":"Unpaid invoices","content":"A reminder before the due date helps most."}');
    else if (prompt === 'env') say(JSON.stringify(Object.keys(process.env)));
    else if (prompt === 'fail') throw new Error('the context is full');
    else say(grammar ? JSON.stringify({ said: prompt, schema: grammar.schema }) : 'You said: ' + prompt);
    return { stopReason: maxTokens < 2 ? 'maxTokens' : 'eogToken' };
  }
  dispose() {}
}
const tokenMeter = { getState: () => ({}), diff: () => ({ usedInputTokens: 7, usedOutputTokens: 5 }) };
const sequence = { tokenMeter, clearHistory: async () => {} };
const getLlama = async () => ({
  async loadModel({ modelPath }) {
    if (modelPath.includes('broken')) throw new Error('this architecture is unknown');
    const createContext = async () => ({ contextSize: 4096, getSequence: () => sequence });
    return { trainContextSize: 4096, tokenize: (text) => text.split(' '), createContext };
  },
  createGrammarForJsonSchema: async (schema) => ({ schema }),
});
export { getLlama, LlamaChatSession };
`;

/** Installs the fake runtime. `lock`: the lockfile it claims to come from. */
export async function writeFakeRuntime(folder: string, lock = ''): Promise<void> {
  const home = join(folder, 'node_modules', 'node-llama-cpp');
  await mkdir(join(home, 'dist'), { recursive: true });
  await writeFile(join(home, 'package.json'), '{"type":"module"}');
  await writeFile(join(home, 'dist', 'index.js'), SOURCE);
  await writeFile(join(folder, 'package-lock.json'), lock);
}
