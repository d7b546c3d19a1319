import { createInterface } from 'node:readline';
import * as z from 'zod/mini';

/** Defines how a command reads lines of input, and answers each with a line of JSON. */
type Answering<Input extends z.ZodMiniType> = {
  input: Input;
  /** The expected shape of a line, as a person would write it. */
  wanted: string;
  /** Why a line is invalid; undefined if it is valid. */
  findFault?: (line: z.output<Input>) => string | undefined;
  answer: (line: z.output<Input>) => object;
};

function readLine<Input extends z.ZodMiniType>(
  line: string,
  { input, wanted, findFault }: Answering<Input>,
): { given: z.output<Input> } | { fault: string } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { fault: `is not JSON; it should be ${wanted}` };
  }
  const { success, data, error } = z.safeParse(input, value);
  if (success) {
    const fault = findFault?.(data);
    return fault === undefined ? { given: data } : { fault };
  }
  const path = error.issues[0]?.path.join('.');
  return { fault: path ? `has a "${path}" that does not match ${wanted}` : `is not ${wanted}` };
}

/** Reports unreadable lines on standard error and answers the others. */
export async function answerLines<Input extends z.ZodMiniType>(answering: Answering<Input>): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    const read = readLine(line, answering);
    if ('given' in read) console.log(JSON.stringify(answering.answer(read.given)));
    else {
      console.error(`Line ${number} ${read.fault}.`);
      process.exitCode = 1;
    }
  }
}
