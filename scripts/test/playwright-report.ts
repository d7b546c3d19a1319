import * as z from 'zod/mini';

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({
          duration: z._default(z.number(), 0),
          error: z.optional(z.object({ message: z.optional(z.string()) })),
        }),
      ),
    }),
  ),
});
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite));
  },
});

export const playwrightReport = z.object({ suites: z.array(suite) });

export const listSpecs = ({ specs, suites = [] }: z.infer<typeof suite>): z.infer<typeof suite>['specs'] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];
