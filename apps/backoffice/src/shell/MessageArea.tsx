import type { CSSProperties } from 'react';
import { MessageRegion, tokens } from '@mingjian/ui';
import { messages } from './messages';

/** Messages leave header and tabs in sight, each about as high as a bar. */
const BELOW_TABS = {
  '--mj-message-top': `calc(2 * ${tokens.size.bar} + ${tokens.space.sm})`,
} as CSSProperties;

/** The messages of the application. */
export function MessageArea({ isBelowTabs }: { isBelowTabs: boolean }) {
  return <MessageRegion messages={messages} style={isBelowTabs ? BELOW_TABS : undefined} />;
}
