/**
 * The circles of a graph of imports: groups of files in which each file reaches every other (strongly connected components, by
 * Tarjan's algorithm).
 */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const path: string[] = [];
  const numbers = new Map<string, number>();
  /** Returns the lowest number of a file on the path that the file reaches. */
  const visit = (file: string): number => {
    const number = numbers.size;
    let lowest = number;
    numbers.set(file, number);
    path.push(file);
    for (const target of imports.get(file) ?? []) {
      const known = numbers.get(target);
      if (known === undefined) lowest = Math.min(lowest, visit(target));
      else if (path.includes(target)) lowest = Math.min(lowest, known);
    }
    if (lowest === number) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return lowest;
  };
  for (const file of imports.keys()) if (!numbers.has(file)) visit(file);
  return circles.sort();
}
