/** Downloads what an address answers with, under the name that the answer says. */
export function downloadUrl(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
