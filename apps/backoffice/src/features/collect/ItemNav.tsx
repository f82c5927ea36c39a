import type { CollectFinding, CollectItem } from '@mingjian/api';
import { useLocale, useTexts } from '@mingjian/ui';
import { collectTexts } from './collect.texts';
import * as S from './CollectReviewPage.styles';

export interface ItemNavProps {
  items: readonly CollectItem[];
  findings: readonly CollectFinding[];
  /** Index of the item that is shown. */
  selected: number;
  onSelect(index: number): void;
}

/** The items of a form with their state, to choose one. */
export function ItemNav({ items, findings, selected, onSelect }: ItemNavProps) {
  const t = useTexts(collectTexts);
  const { locale } = useLocale();
  const nameOf = ({ name, nameEn }: CollectItem) => (locale.startsWith('en') ? nameEn : name);
  return (
    <nav aria-label={t.items}>
      <S.Nav>
        {items.map((item, index) => {
          const count = findings.filter(({ itemId }) => itemId === item.id).length;
          return (
            <li key={item.id}>
              <S.NavItem
                type="button"
                aria-current={index === selected}
                onClick={() => onSelect(index)}
              >
                <span>{nameOf(item)}</span>
                <small>
                  {t[`status${item.status}`]}
                  {count > 0 && ` · ${t.findings(count)}`}
                </small>
              </S.NavItem>
            </li>
          );
        })}
      </S.Nav>
    </nav>
  );
}
