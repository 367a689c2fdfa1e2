/** The house's own lint rules, loaded by oxlint as a plugin named `house`. */
import { relative, sep } from 'node:path';
import { refusal, isInTheHouse } from './floors.ts';

/** What a rule sees of a syntax node: only the fields these rules read. */
type Node = {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly static?: boolean;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly source?: Node | null;
  readonly object?: Node;
  readonly property?: Node;
  readonly callee?: Node;
  readonly parent?: Node;
  readonly arguments?: readonly Node[];
  readonly specifiers?: readonly Node[];
  readonly imported?: Node;
  readonly local?: Node;
};

type Context = {
  readonly filename: string;
  readonly cwd: string;
  report(problem: { node: Node; message: string }): void;
};

type Listeners = Record<string, (node: Node) => void>;

type Rule = { create(context: Context): Listeners };

const pathOf = ({ cwd, filename }: Context): string => relative(cwd, filename).split(sep).join('/');

/** Imports go down; see `floors.ts`. */
const importsGoDown: Rule = {
  create(context): Listeners {
    const from = pathOf(context);
    const check = (node: Node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const isType = node.importKind === 'type' || node.exportKind === 'type';
      const message = refusal({ from, source, isType });
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** No file that only hands on what others export. */
const noBarrels: Rule = {
  create(context): Listeners {
    const isIndex = /(^|\/)index\.tsx?$/.test(pathOf(context));
    return {
      ExportAllDeclaration(node) {
        context.report({ node, message: 'No barrels: import from the file that holds it.' });
      },
      ExportNamedDeclaration(node) {
        if (isIndex && node.source)
          context.report({ node, message: 'No barrels: import from the file that holds it.' });
      },
    };
  },
};

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const forbiddenFolders = ['utils', 'helpers', 'common', 'misc'];

/** Files are kebab-case, and folders are named for what they hold. */
const names: Rule = {
  create(context): Listeners {
    return {
      Program(node) {
        const parts = pathOf(context).split('/');
        const file = parts.pop() ?? '';
        if (!kebabCase.test(file)) context.report({ node, message: `'${file}' is not kebab-case.` });
        const folder = parts.find((part) => forbiddenFolders.includes(part));
        if (folder) context.report({ node, message: `A folder called '${folder}' says nothing.` });
      },
    };
  },
};

const makesSignals = ['signal', 'computed', 'effect'];

/** A signal at module level would carry one visitor's state to another during page rendering. */
const noModuleSignal: Rule = {
  create(context): Listeners {
    if (!pathOf(context).startsWith('src/')) return {};
    const makers = new Set<string>();
    return {
      ImportDeclaration(node) {
        if (!String(node.source?.value).startsWith('@preact/signals')) return;
        for (const { imported, local } of node.specifiers ?? [])
          if (imported?.name && local?.name && makesSignals.includes(imported.name)) makers.add(local.name);
      },
      CallExpression(node) {
        if (makers.has(node.callee?.name ?? '') && isAtModuleLevel(node))
          context.report({ node, message: 'No signal at module level: make it in a store, per app.' });
      },
    };
  },
};

/** What fields of forms are called where their value is read. */
const fields = ['target', 'currentTarget', 'current', 'field', 'input'];

/**
 * Components read stores by `useKnown`: a store may know more by the time a part of the page comes alive than the server did that
 * wrote it, and what differs makes React throw the page away.
 */
const knownValues: Rule = {
  create(context): Listeners {
    if (!/^src\/.*(\.tsx|\/use-[\w-]+\.ts)$/.test(pathOf(context))) return {};
    return {
      MemberExpression(node) {
        if (node.property?.name !== 'value' || isComputed(node)) return;
        const { object } = node;
        if (!fields.includes(object?.property?.name ?? object?.name ?? ''))
          context.report({ node, message: 'Components read a store by `useKnown`.' });
      },
    };
  },
};

/** Whether it stands in what a signal is made from, and follows by itself. */
function isComputed(node: Node): boolean {
  for (let above = node.parent; above; above = above.parent)
    if (above.callee?.name === 'computed') return true;
  return false;
}

function isAtModuleLevel(node: Node): boolean {
  for (let above = node.parent; above; above = above.parent) {
    if (/Function/.test(above.type)) return false;
    if (above.type === 'PropertyDefinition' && !above.static) return false;
  }
  return true;
}

/** Only `server/config/config.ts` reads the environment; whoever starts the server hands it over whole. */
const environment: Rule = {
  create(context): Listeners {
    const file = pathOf(context);
    if (!isInTheHouse(file) || file === 'server/config/config.ts') return {};
    return {
      MemberExpression(node) {
        if (node.object?.name !== 'process' || node.property?.name !== 'env') return;
        const { parent } = node;
        if (parent?.type === 'CallExpression' && parent.callee?.name === 'readConfig') return;
        context.report({ node, message: 'Only server/config/config.ts reads the environment.' });
      },
    };
  },
};

/** Rules are handed the clock, so that tests can set it. */
const clock: Rule = {
  create(context): Listeners {
    const file = pathOf(context);
    const isRule =
      /^(domain|server)\//.test(file) &&
      !/^server\/(run|run-worker|serve)\.ts|^server\/(cli|cluster)\//.test(file);
    if (!isRule || !isInTheHouse(file)) return {};
    const message = 'The clock is handed in: use `clock()` of the dependencies.';
    return {
      NewExpression(node) {
        if (node.callee?.name === 'Date' && node.arguments?.length === 0) context.report({ node, message });
      },
      MemberExpression(node) {
        if (node.object?.name === 'Date' && node.property?.name === 'now') context.report({ node, message });
      },
    };
  },
};

const house: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'house' },
  rules: {
    'imports-go-down': importsGoDown,
    'no-barrels': noBarrels,
    names,
    'no-module-signal': noModuleSignal,
    'known-values': knownValues,
    environment,
    clock,
  },
};

export default house;
