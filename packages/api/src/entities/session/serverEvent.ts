/**
 * News that the server pushes to a signed-in person. It holds ids and no text: whoever is told
 * requests what it is about, under the usual permissions.
 */
export type ServerEvent =
  /** The stream is open, and everything since the last known event has been sent. */
  | { kind: 'ready' }
  /** A notice has arrived. */
  | { kind: 'notice'; id: string }
  /** The person has read notices, perhaps on another computer. */
  | { kind: 'noticesRead' }
  /** A support conversation has a new message, or the person has read it. */
  | { kind: 'support'; companyId: string }
  /** Another stream of the session has taken the place of this one: do not reconnect at once. */
  | { kind: 'replaced' };
