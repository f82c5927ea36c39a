import { useMaterialPick, type MaterialPickState } from '@mingjian/widgets/MaterialPicker';
import { MATERIAL_LIMITS } from './materialSource';
import { useMaterialLibraries } from './useMaterialLibraries';

/**
 * Returns `pickImages` for `RichText` and `ImageUpload`, which opens the material libraries, and
 * the picker to render beside them.
 */
export function usePickMaterials(max: number): MaterialPickState {
  const libraries = useMaterialLibraries();
  return useMaterialPick({
    libraries,
    max,
    extensions: MATERIAL_LIMITS.extensions,
    maxSize: MATERIAL_LIMITS.maxSize,
  });
}
