import { serveFolder } from '../storybook';
import { LIVE_PORTS, type LiveSide } from './ports';

/**
 * Shows built Storybooks where the review page links to: that of the working tree, and that of the
 * commit it is compared with. Returns the way to stop. Throws a sentence for people when a port is
 * taken; nothing is shown then.
 */
export async function openLive(
  folders: Record<LiveSide, string>,
  ports: Record<LiveSide, number> = LIVE_PORTS,
): Promise<() => void> {
  const open: (() => void)[] = [];
  const stop = () => open.forEach((close) => close());
  for (const side of ['after', 'before'] as const) {
    try {
      open.push((await serveFolder(folders[side], { port: ports[side], keeps: false })).close);
    } catch (error) {
      stop();
      throw isTaken(error) ? new Error(takenSentence(ports[side]), { cause: error }) : error;
    }
  }
  return stop;
}

const isTaken = (error: unknown) => (error as { code?: string }).code === 'EADDRINUSE';

const takenSentence = (port: number) =>
  `Port ${port} is taken, and the review page links to that one. End what runs there, perhaps another \`npm run visual:live\`, and start again.`;
