import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findImportFault } from './import-rules.ts';

type Source = { readonly value: unknown };
type Node = {
  readonly source?: Source | null;
  readonly callee?: { readonly type: string; readonly name?: string };
  readonly arguments?: readonly unknown[];
};
type Context = { readonly filename: string; report(fault: { node: Node; message: string }): void };
type Rule = { create(context: Context): Record<string, (node: Node) => void> };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const imports: Rule = {
  create(context) {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    const check = (node: Node) => {
      const specifier = node.source?.value;
      const fault = typeof specifier === 'string' ? findImportFault(file, specifier) : undefined;
      if (fault) context.report({ node, message: fault });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

/** Modules must import an export from the file that defines it. */
const noReexport: Rule = {
  create(context) {
    const check = (node: Node) => {
      if (node.source) context.report({ node, message: 'Import this from its own file; no barrels.' });
    };
    return { ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

/** Lint bans `Date.now` and `Math.random`; this rule finds the clock hidden in `Date` itself. */
const noHiddenClock: Rule = {
  create(context) {
    const isDate = (node: Node) => node.callee?.type === 'Identifier' && node.callee.name === 'Date';
    const message = 'Core must not read the clock. Pass the time in.';
    return {
      NewExpression: (node) => {
        if (isDate(node) && node.arguments?.length === 0) context.report({ node, message });
      },
      CallExpression: (node) => {
        if (isDate(node)) context.report({ node, message });
      },
    };
  },
};

const plugin = {
  meta: { name: 'house' },
  rules: { imports, 'no-reexport': noReexport, 'no-hidden-clock': noHiddenClock },
};
export default plugin;
