import { useMemo } from 'react';
import { useHttp } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import type { MaterialLibrary } from '@mingjian/widgets/MaterialPicker';
import { useSignedIn } from '../../shell';
import { materialTexts } from './materials.texts';
import { ownSource, sharedSource } from './materialSource';

/**
 * Returns the libraries that the reader may see: staff have the provider's, clients that of their
 * company and the provider's to read. Without the right, their own is read only too.
 */
export function useMaterialLibraries(): readonly MaterialLibrary[] {
  const http = useHttp();
  const t = useTexts(materialTexts);
  const { user, can } = useSignedIn();
  const isClient = user.userType === 'companyUser';

  return useMemo(() => {
    const source = ownSource(http, can('system.materials'));
    if (!isClient) return [{ key: 'own', label: t.provider, source }];
    return [
      { key: 'own', label: t.own, source },
      { key: 'shared', label: t.shared, source: sharedSource(http) },
    ];
  }, [http, t, isClient, can]);
}
