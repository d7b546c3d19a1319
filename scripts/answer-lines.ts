import { createInterface } from 'node:readline';
import * as z from 'zod/mini';

/** How a command reads the lines of its input and answers each by a line of JSON. */
type Answering<Input extends z.ZodMiniType> = {
  input: Input;
  /** The shape that a line should have, as a person would write it. */
  wanted: string;
  /** What is wrong with a line of that shape; undefined if nothing is. */
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
  return { fault: path ? `has a "${path}" that is not as in ${wanted}` : `is not ${wanted}` };
}

/** A line that cannot be read is told on standard error, and the others are answered all the same. */
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
