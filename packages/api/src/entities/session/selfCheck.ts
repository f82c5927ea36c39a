/** State of the server, for the check of a connection. */
export interface ServerState {
  /** Release of the server. */
  release: string;
  /** Present moment in milliseconds since 1970. */
  time: number;
  /** Language of the server's texts in responses to this browser. */
  language: 'zh' | 'en';
}

/** An event of the trial stream. */
export interface TrialEvent {
  /** Its number, from 1. */
  number: number;
}
