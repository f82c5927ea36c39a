import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { PictureSize } from '@mingjian/api';
import { resizePicture } from './resizePicture';

/**
 * Program that writes the picture of its input in a size to a file. A process of its own has
 * threads of its own: those of the server check passwords and read files meanwhile.
 */
const [size, target] = process.argv.slice(2) as [PictureSize, string];

process.umask(0o077);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The server is gone. A plain exit would wait for the threads.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const picture = await resizePicture(await buffer(process.stdin), size);
await picture.toFile(target);
process.exit();
