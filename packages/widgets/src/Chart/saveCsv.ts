/** Downloads a table as a file that has the name of its chart. */
export function saveCsv(csv: string, title: string) {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
