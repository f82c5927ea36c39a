import { useTexts } from '@mingjian/ui';
import { layoutTexts } from './layout.texts';
import { useSiteTitle } from './useWindowTitle';

/** The logo, and beside it the name of the product above that of the application. */
export function Brand({ collapsed = false }: { collapsed?: boolean }) {
  const t = useTexts(layoutTexts);
  const title = useSiteTitle();
  return (
    <>
      <img src="/icon.svg" alt="" />
      {!collapsed && (
        <div>
          <strong>{t.brand}</strong>
          <span title={title}>{title}</span>
        </div>
      )}
    </>
  );
}
