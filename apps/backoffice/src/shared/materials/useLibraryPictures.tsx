import { useMaterialPick, type MaterialPickState } from '@mingjian/widgets/MaterialPicker';
import { MATERIAL_LIMITS } from './materialSource';
import { useMaterialLibraries } from './useMaterialLibraries';

/** A picker of at most `max` pictures of the reader's libraries, opened by a function. */
export function useLibraryPictures(max: number): MaterialPickState {
  const libraries = useMaterialLibraries();
  return useMaterialPick({ libraries, max, ...MATERIAL_LIMITS });
}
