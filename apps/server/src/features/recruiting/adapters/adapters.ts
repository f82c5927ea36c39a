import type { RecruitingSystem } from '../tables';
import type { RecruitingAdapter } from './adapter';
import { feishuAdapter } from './feishu';
import { sharedSecretAdapter } from './sharedSecret';

/** The adapter of each recruiting system. */
export const adapters: Readonly<Record<RecruitingSystem, RecruitingAdapter>> = {
  1: sharedSecretAdapter(1, 'moka2'),
  2: feishuAdapter,
  3: sharedSecretAdapter(3, 'dayi'),
};
