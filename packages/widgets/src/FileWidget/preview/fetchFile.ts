/** Statuses of a response to an address that is valid no longer. */
const REFUSED = [401, 403, 404, 410];

/** Whether a response refuses the address, which another one may replace. */
export const isRefusal = (status: number): boolean => REFUSED.includes(status);

/** Requests a file; calls `onRefused` and rejects when its address is refused. */
export async function fetchFile(
  address: string,
  signal: AbortSignal,
  onRefused: () => void,
): Promise<Response> {
  const response = await fetch(address, { signal });
  if (isRefusal(response.status)) onRefused();
  if (!response.ok) throw new Error(`The file was not sent: ${response.status}.`);
  return response;
}
