/**
 * Rewrites a bundle so that its constants are made on first use. A program that imports the parser reads records of a few registries; made at
 * import, the tables and patterns of all would take most of the time until its first record.
 *
 *   const TABLE = make();        becomes   var TABLE; function TABLE$() { return make(); }
 *   … TABLE.get(x) …             becomes   … (TABLE ??= TABLE$()).get(x) …
 *
 * Patterns become calls of `RegExp`, because engines check a literal each time they parse what surrounds it, and indented texts become plain
 * strings.
 */
import MagicString from 'magic-string';
import ts from 'typescript';

/**
 * Folders whose constants are pure: making them later, or never, changes nothing else. Every record needs those of `answer`, `read` and `text`
 * for each line, so that making them on first use would save nothing.
 */
const PURE =
  /^\/\/ src\/(?:parse\/(?!(?:answer|read|text)\/)|record|standards|diff|domain|rdap-document|rdap-check|compare)\b/;

/** Shorter ones cost less than the function that would make them. */
const LONG = 60;

/** Whether most files of a chunk are from these folders. */
export function isPure(code: string): boolean {
  const files = code.match(/^\/\/ src\/.*$/gm) ?? [];
  return files.filter((file) => PURE.test(file)).length > files.length / 2;
}

/** `code` is what esbuild prints: a comment with the file before its statements, and no name of the top level used for anything else. */
export function onFirstUse(code: string): MagicString {
  const chunk = ts.createSourceFile('chunk.js', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const statements = pureStatements(chunk);
  const edited = new MagicString(code);
  const made = constantsOf(chunk, statements);
  for (const { name, statement, initializer, uses } of made) {
    edited.overwrite(
      statement.getStart(),
      initializer.getStart(),
      `var ${name};\nfunction ${name}$() { return `,
    );
    edited.overwrite(initializer.end, statement.end, '; }');
    for (const use of uses) edited.overwrite(use.getStart(), use.end, `(${name} ??= ${name}$())`);
  }
  const names: string[] = [];
  for (const statement of statements) {
    visit(statement, (node) => {
      if (ts.isRegularExpressionLiteral(node)) rewritePattern(node, edited, names);
      if (ts.isNoSubstitutionTemplateLiteral(node) && !ts.isTaggedTemplateExpression(node.parent))
        edited.overwrite(
          node.getStart(),
          node.end,
          JSON.stringify(node.text.replace(/[^\S\n]*\n\s*/g, '\n')),
        );
    });
  }
  if (names.length > 0) edited.append(`\nvar ${names.join(', ')};\n`);
  return edited;
}

interface Constant {
  readonly name: string;
  readonly statement: ts.VariableStatement;
  readonly initializer: ts.Expression;
  readonly uses: ts.Identifier[];
}

/** Statements of the folders whose constants are pure. */
function pureStatements(chunk: ts.SourceFile): ts.Statement[] {
  let pure = false;
  return chunk.statements.filter((statement) => {
    for (const [line] of chunk.text.slice(statement.pos, statement.getStart()).matchAll(/^\/\/ \S+\.\w+$/gm))
      pure = PURE.test(line);
    return pure;
  });
}

/** Constants that are worth rewriting, except for those that are exported from the chunk or assigned again. */
function constantsOf(chunk: ts.SourceFile, statements: readonly ts.Statement[]): Constant[] {
  const found = new Map<string, Constant>();
  for (const statement of statements) {
    if (!ts.isVariableStatement(statement) || statement.declarationList.declarations.length !== 1) continue;
    const [declaration] = statement.declarationList.declarations;
    if (declaration === undefined || !ts.isIdentifier(declaration.name)) continue;
    const { name, initializer } = declaration;
    if (initializer !== undefined && isCostly(initializer, found))
      found.set(name.text, { name: name.text, statement, initializer, uses: [] });
  }
  visit(chunk, (node) => {
    if (!ts.isIdentifier(node) || isPropertyName(node)) return;
    const constant = found.get(node.text);
    if (constant === undefined) return;
    if (isValue(node)) constant.uses.push(node);
    else if (!ts.isVariableDeclaration(node.parent) || node.parent.parent.parent !== constant.statement)
      found.delete(node.text);
  });
  return [...found.values()];
}

/** A table or a call that is long, makes a pattern or a set, or needs a constant that does. Codes of characters, for one, are neither. */
function isCostly(value: ts.Expression, known: ReadonlyMap<string, unknown>): boolean {
  if (ts.isParenthesizedExpression(value)) return isCostly(value.expression, known);
  if (isMade(value)) return true;
  const isTable =
    ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value) || ts.isCallExpression(value);
  return (
    isTable &&
    (value.end - value.pos > LONG ||
      contains(
        value,
        (node) => isMade(node) || (ts.isIdentifier(node) && known.has(node.text) && !isPropertyName(node)),
      ))
  );
}

const isMade = (node: ts.Node): boolean => ts.isRegularExpressionLiteral(node) || ts.isNewExpression(node);

/** `table.NAME`, `{ NAME: 1 }`: not the constant of that name. */
function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isClassElement(parent)) &&
    parent.name === node
  );
}

/** Whether the identifier is only read at this place. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && parent.left === node)
    return (
      parent.operatorToken.kind < ts.SyntaxKind.FirstAssignment ||
      parent.operatorToken.kind > ts.SyntaxKind.LastAssignment
    );
  if (ts.isBindingElement(parent) || ts.isVariableDeclaration(parent) || ts.isParameter(parent))
    return parent.initializer === node;
  return !(
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isPrefixUnaryExpression(parent) ||
    ts.isPostfixUnaryExpression(parent) ||
    (ts.isFunctionLike(parent) && parent.name === node) ||
    (ts.isClassLike(parent) && parent.name === node)
  );
}

/** A pattern in a function is made once, unless it keeps a position (`g`, `y`) and is not used immediately. */
function rewritePattern(node: ts.RegularExpressionLiteral, edited: MagicString, names: string[]): void {
  const end = node.text.lastIndexOf('/');
  const flags = node.text.slice(end + 1);
  const made = `new RegExp(${[node.text.slice(1, end), flags].map((text) => JSON.stringify(text)).join(', ')})`;
  if (ts.findAncestor(node, ts.isFunctionLike) === undefined)
    edited.overwrite(node.getStart(), node.end, made);
  else if (!/[gy]/.test(flags) || isReplaced(node)) {
    const name = `pattern$${names.length}`;
    names.push(name);
    edited.overwrite(node.getStart(), node.end, `(${name} ??= ${made})`);
  }
}

/** `text.replace(/…/g, …)` begins at the start of the text, whatever position the pattern has kept. */
const isReplaced = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  /^(?:replace|replaceAll|split|matchAll)$/.test(parent.expression.name.text);

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** Whether a value has such a node in it, outside of functions. */
const contains = (node: ts.Node, test: (node: ts.Node) => boolean): boolean =>
  test(node) ||
  (!ts.isFunctionLike(node) && ts.forEachChild(node, (child) => contains(child, test) || undefined) === true);
