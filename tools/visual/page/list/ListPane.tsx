import { memo } from 'react';
import { Button, EmptyState, useLocale, useTexts } from '@mingjian/ui';
import { useDesk, useReview } from '../desk';
import { orderOf, type Section } from '../model/reportIndex';
import { narrow } from '../model/review';
import { words } from '../words.texts';
import { GroupRows } from './GroupRows';
import { listTexts } from './list.texts';
import { ListFilters } from './ListFilters';
import * as S from './ListPane.styles';
import { OtherFindings } from './OtherFindings';

/**
 * Everything that needs a look, with filter and search above, and what else the run found below.
 */
export function ListPane() {
  const { review } = useDesk();
  const t = useTexts(listTexts);
  const sections = useReview((current) => current.sections);
  const isEmpty = review.get().index.sections.length === 0;

  return (
    <S.Root>
      {!isEmpty && <ListFilters />}
      <S.Scroller data-change-list>
        {sections.map((section) => (
          <KindSection key={section.kind} section={section} />
        ))}
        {sections.length === 0 && !isEmpty && (
          <EmptyState
            title={t.noMatch}
            description={t.noMatchWhy}
            action={
              <Button
                onClick={() => review.set(narrow(review.get(), { filter: 'all', search: '' }))}
              >
                {t.showAll}
              </Button>
            }
          />
        )}
      </S.Scroller>
      <OtherFindings />
    </S.Root>
  );
}

const KindSection = memo(function KindSection({ section }: { section: Section }) {
  const t = useTexts(words);
  const { locale } = useLocale();
  return (
    <section>
      <S.Kind>
        {t[section.kind]}
        <S.Count>{new Intl.NumberFormat(locale).format(orderOf([section]).length)}</S.Count>
      </S.Kind>
      <S.Groups role="list">
        {section.groups.map((group) => (
          <GroupRows key={group.id} id={group.id} ids={group.ids} />
        ))}
      </S.Groups>
    </section>
  );
});
