import { copyFileSync } from 'node:fs';
import path from 'node:path';

// Copies the licence into the package that is packed: MIT asks for its text in every copy.
copyFileSync(path.resolve(import.meta.dirname, '../../LICENSE'), 'LICENSE');
