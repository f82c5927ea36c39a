import { useState, type ComponentPropsWithRef, type MouseEventHandler } from 'react';
import { useLinkComponent } from '../Link/LinkProvider';
import { SkeletonBlock } from '../Skeleton/Skeleton';
import { useTexts } from '../texts/LocaleProvider';
import { tokens } from '../tokens/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Breadcrumb.styles';
import { breadcrumbTexts } from './Breadcrumb.texts';
import { collapseTrail } from './model/trail';

export interface BreadcrumbItem {
  key: string;
  label: string;
  /**
   * Whether its name is loading: a placeholder block without a link. `label` may be empty until
   * then.
   * @default false
   */
  loading?: boolean | undefined;
  /** Address of the link. An item with neither `href` nor `onClick` is plain text. */
  href?: string | undefined;
  /** Called when it is pressed. Without `href` the item is a button. */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the trail. @default the text "current location" */
  label?: string | undefined;
  /** The trail, from the root to the current page. */
  items: readonly BreadcrumbItem[];
}

/** Labels up to this length are never truncated. */
const SHORT_LABEL = 6;

/**
 * The location of the page in the hierarchy. Renders a `<nav>` with an ordered list; more than four
 * levels collapse in the middle.
 */
export function Breadcrumb({ label, items, ...rest }: BreadcrumbProps) {
  const t = useTexts(breadcrumbTexts);
  const [isExpanded, setExpanded] = useState(false);
  const trail = collapseTrail(items);
  const currentKey = items.at(-1)?.key;
  const toItem = (item: BreadcrumbItem) => (
    <S.Item key={item.key} data-short={item.label.length <= SHORT_LABEL || undefined}>
      <TrailItem item={item} isCurrent={item.key === currentKey} />
    </S.Item>
  );

  return (
    <S.Root aria-label={label ?? t.label} {...rest}>
      <S.List>
        {trail.start.map(toItem)}
        {isExpanded && trail.collapsed.map(toItem)}
        {!isExpanded && trail.collapsed.length > 0 && (
          <S.Item>
            <S.Link
              as="button"
              type="button"
              aria-label={t.expand(trail.collapsed.length)}
              onClick={() => setExpanded(true)}
            >
              …
            </S.Link>
          </S.Item>
        )}
        {trail.end.map(toItem)}
      </S.List>
    </S.Root>
  );
}

function TrailItem({ item, isCurrent }: { item: BreadcrumbItem; isCurrent: boolean }) {
  const { label, href, onClick, loading } = item;
  const link = useLinkComponent();
  if (loading) return <LoadingItem isCurrent={isCurrent} />;
  if (isCurrent) return <S.Current aria-current="page">{label}</S.Current>;
  if (href !== undefined) {
    return (
      <S.Link as={link} href={href} onClick={onClick}>
        {label}
      </S.Link>
    );
  }
  if (!onClick) return <S.Text>{label}</S.Text>;
  return (
    <S.Link as="button" type="button" onClick={onClick}>
      {label}
    </S.Link>
  );
}

/**
 * As wide as a short name and as high as any, so that the trail does not shift when the name loads.
 */
function LoadingItem({ isCurrent }: { isCurrent: boolean }) {
  const t = useTexts(breadcrumbTexts);
  return (
    <S.Loading aria-current={isCurrent ? 'page' : undefined} aria-busy>
      <SkeletonBlock width={tokens.width.xxxs} />
      <VisuallyHidden>{t.loading}</VisuallyHidden>
    </S.Loading>
  );
}
