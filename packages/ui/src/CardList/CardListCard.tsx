import { Checkbox } from '../Checkbox/Checkbox';
import { Anchor } from '../Link/Anchor';
import { useTexts } from '../texts/LocaleProvider';
import type { CardListItem } from './cardListItem';
import { cardListTexts } from './CardList.texts';

export interface CardListCardProps {
  item: CardListItem;
  selected: boolean;
  /** Absent where cards cannot be selected. */
  onToggle?: (() => void) | undefined;
}

/** One card: check box and title, content, footer. */
export function CardListCard({ item, selected, onToggle }: CardListCardProps) {
  const t = useTexts(cardListTexts);
  const { title, href, onClick, extra, content, footer, disabled } = item;
  return (
    <li data-selected={selected || undefined}>
      <div data-head>
        {onToggle && (
          <span data-check>
            <Checkbox
              label={t.select(title)}
              hideLabel
              checked={selected}
              disabled={disabled}
              onChange={onToggle}
            />
          </span>
        )}
        <div data-title>{titleContent()}</div>
        {extra != null && <div data-extra>{extra}</div>}
      </div>
      <div data-content>{content}</div>
      {footer != null && <div data-foot>{footer}</div>}
    </li>
  );

  function titleContent() {
    if (href !== undefined)
      return (
        <Anchor href={href} onClick={onClick}>
          {title}
        </Anchor>
      );
    if (!onClick) return title;
    return (
      <button type="button" onClick={onClick}>
        {title}
      </button>
    );
  }
}
