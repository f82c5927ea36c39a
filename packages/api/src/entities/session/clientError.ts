import { object, string } from 'yup';
import { text, word } from '../../schema';

/**
 * Origin of an error of the application in a browser: thrown and not caught, a rejection that
 * nobody handled, a page that could not be rendered, or a violation of the content security policy.
 */
export type ClientErrorKind = 'uncaught' | 'rejected' | 'rendered' | 'policy';

/** Schema of a report. Its texts are passed through `scrubbed` at both ends. */
export const clientErrorReport = object({
  kind: string<ClientErrorKind>().oneOf(['uncaught', 'rejected', 'rendered', 'policy']).required(),
  /** Name of the error, such as `TypeError`. */
  name: word(64).required(),
  message: text(300),
  /** Places in the code, the innermost first. */
  stack: text(4_000),
  /** Path of the page, without query and hash. */
  page: text(200),
  /** Release of the application. */
  release: word(64),
  /** Name and version of the browser. */
  agent: text(256),
});

/** An error of the application in a browser. */
export type ClientErrorReport = typeof clientErrorReport.__outputType;
