import { defineConfig } from 'tsup';
import { packageConfig } from '../../tools/publish/packageConfig';

export default defineConfig(packageConfig(import.meta.dirname));
