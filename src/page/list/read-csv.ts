/** The rows of a CSV file (RFC 4180): a quoted cell may contain the delimiter, line ends, and quotes written twice. */
export function readCsv(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = (): void => {
    rows.push(row);
    row = [];
  };
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, delimiter);
    row.push(cell);
    // After a closing quote, anything up to the delimiter is not part of a cell.
    at = plainCell(text, end, delimiter).end;
    if (text[at] === delimiter) {
      at++;
      if (at === text.length) row.push('');
    } else {
      at += text.startsWith('\r\n', at) ? 2 : 1;
      endRow();
    }
  }
  if (row.length > 0) endRow();
  return rows;
}

interface Cell {
  cell: string;
  end: number;
}

function plainCell(text: string, from: number, delimiter: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && !text.startsWith('\r\n', end))
    end++;
  return { cell: text.slice(from, end), end };
}

function quotedCell(text: string, from: number): Cell {
  let close = text.indexOf('"', from + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  const end = close === -1 ? text.length : close;
  return { cell: text.slice(from + 1, end).replaceAll('""', '"'), end: Math.min(end + 1, text.length) };
}
