import type { Page } from 'playwright';

/** A message of the network stack that a request's own event reports with its address. */
const FAILED_TO_LOAD = 'Failed to load resource';

/**
 * Collects errors and warnings of a page: the console, uncaught exceptions and unhandled
 * rejections, requests that failed or got a status of 400 and more. Addresses lack `origin`.
 */
export function listenToPage(page: Page, origin: string): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'warning') lines.push(`warning: ${text}`);
    if (message.type() === 'error' && !text.startsWith(FAILED_TO_LOAD))
      lines.push(`console.error: ${text.replaceAll(origin, '')}`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message.replaceAll(origin, '')}`));
  page.on('requestfailed', (request) =>
    lines.push(
      `request failed: ${shortened(request.url(), origin)} (${request.failure()?.errorText})`,
    ),
  );
  page.on('response', (response) => {
    if (response.status() >= 400)
      lines.push(`HTTP ${response.status()}: ${shortened(response.url(), origin)}`);
  });
  return lines;
}

/** Returns an address without `origin`, and cut where it contains its data. */
export const shortened = (address: string, origin: string) =>
  address.replace(origin, '').slice(0, 100);
