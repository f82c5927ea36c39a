import type { RecruitingPackage } from '@mingjian/api';
import { array, object, string } from 'yup';

const schema = array(
  object({
    packageId: string().trim().max(128).required(),
    productId: string().max(64).required(),
  }).noUnknown(),
).max(200);

/** Returns the mapping in a JSON text; `undefined` for any other text. */
export function packagesIn(text: string | null): RecruitingPackage[] | undefined {
  try {
    return schema.required().validateSync(JSON.parse(text ?? '[]'), { strict: true });
  } catch {
    return undefined;
  }
}
