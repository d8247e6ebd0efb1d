const LINES_A_PAGE = 44;

/** A document of so many lines of plain text, on as many pages as they take. */
export function pdfOf(lines: readonly string[]): Buffer {
  const count = Math.max(1, Math.ceil(lines.length / LINES_A_PAGE));
  const pages = Array.from({ length: count }, (_, page) => lines.slice(page * LINES_A_PAGE, (page + 1) * LINES_A_PAGE));
  // Objects 1 to 3 are the catalog, the list of pages and the font; each page has two more.
  const kids = pages.map((_, page) => `${4 + page * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((shown, page) => {
      const content = contentOf(shown);
      return [
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ' +
          `/Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + page * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return Buffer.from(fileOf(objects), 'latin1');
}

function contentOf(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[\\()]/g, '\\$&')}) '`);
  return ['BT', '/F1 11 Tf', '16 TL', '50 790 Td', ...shown, 'ET'].join('\n');
}

/** Objects one after the other, and the table that says at which byte each begins. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
