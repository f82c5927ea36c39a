import type { Feature } from '../feature';
import { tellUndeliverable } from './tellUndeliverable';

/** Messages to candidates, clients and staff by templates, and their templates. */
export const messages: Feature = {
  name: 'messages',
  calls: [],
  onUndeliverable: tellUndeliverable,
};
