/** The part of jsdom that the server uses; the package has no types of its own. */
declare module 'jsdom' {
  import type { WindowLike } from 'dompurify';

  export class JSDOM {
    constructor(html: string);
    readonly window: WindowLike;
  }
}
