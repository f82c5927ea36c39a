/** Start of the address of a picture that is being uploaded; no file of a site has it. */
const PENDING = '/@upload/';

/** Returns the address of a picture until it is uploaded. */
export const pendingAddress = (id: string) => `${PENDING}${id}`;

/** Whether an address is that of a picture that was not uploaded when it was inserted. */
export const isPending = (url: string) => url.startsWith(PENDING);

/** Returns the addresses in HTML of pictures that were not uploaded when they were inserted. */
export const pendingIn = (html: string): string[] =>
  Array.from(html.matchAll(/<img src="(\/@upload\/\d+)"/g), ([, address]) => address!);

/** Returns HTML with the addresses of uploaded pictures, without those that are not yet. */
export function withUploaded(html: string, uploaded: (address: string) => string | undefined) {
  if (!html.includes(PENDING)) return html;
  const known = html.replaceAll(
    /<img src="(\/@upload\/\d+)"([^>]*)>/g,
    (_, address: string, rest: string) => {
      const url = uploaded(address);
      return url === undefined ? '' : `<img src="${quoted(url)}"${rest}>`;
    },
  );
  const filled = known.replaceAll(/<(p|h\d)([^>]*)><\/\1>/g, '<$1$2><br></$1>');
  return filled === '<p><br></p>' ? '' : filled;
}

const quoted = (url: string) => url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
