import { articles } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  PageHeader,
  Pagination,
  SearchField,
  SegmentedControl,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import { BookOpen, SearchX } from 'lucide-react';
import { Page } from '../../shared/Page.styles';
import { LearningCard, LearningCardSkeleton } from './LearningCard';
import * as S from './LearningListPage.styles';
import { learningTexts } from './learning.texts';
import { LEARNING_PAGE_SIZE, useLearning } from './useLearning';
import { WaitingArticles } from './WaitingArticles';

type LearningState = ReturnType<typeof useLearning>;

/** The articles and training videos to read, as cards. Whoever writes them has a list. */
export function LearningListPage() {
  const t = useTexts(learningTexts);
  const state = useLearning();
  const { data: waiting, error } = useCall(articles.getWaiting, {});
  const { data } = state.response;
  // What waits stands above the cards, so nothing is shown before it is known.
  const isKnown = waiting !== undefined || error !== undefined;
  return (
    <Page aria-busy={!isKnown}>
      <PageHeader title={t.title} subtitle={data ? t.found(data.total) : t.subtitle} />
      {waiting && <WaitingArticles waiting={waiting} />}
      {isKnown && <LearningFilterBar state={state} />}
      {isKnown && <LearningResults state={state} />}
    </Page>
  );
}

function LearningFilterBar({ state }: { state: LearningState }) {
  const t = useTexts(learningTexts);
  const { language } = useLocale();
  const { filters, categories, setFilters } = state;
  return (
    <S.Filters role="search" aria-label={t.title}>
      <SearchField
        key={filters.title}
        label={t.search}
        hideLabel
        placeholder={t.search}
        defaultValue={filters.title}
        onSearch={(title) => setFilters({ ...filters, title })}
      />
      <SegmentedControl
        label={t.category}
        hideLabel
        value={filters.categoryId}
        options={[
          { value: '', label: t.all },
          ...categories.map(({ id, name, nameEn }) => ({
            value: id,
            label: (language === 'en' && nameEn) || name,
          })),
        ]}
        onValueChange={(categoryId) => setFilters({ ...filters, categoryId })}
      />
      <Checkbox
        label={t.required}
        checked={filters.isRequired}
        onValueChange={(isRequired) => setFilters({ ...filters, isRequired })}
      />
    </S.Filters>
  );
}

const PLACES = Array.from({ length: 8 }, (_, index) => index);

function LearningResults({ state }: { state: LearningState }) {
  const t = useTexts(learningTexts);
  const { response, isFiltered, clear, page, setPage } = state;
  const { data, error } = response;
  if (error && !data)
    return (
      <ErrorState
        title={t.failed}
        description={error.message}
        onRetry={() => void response.mutate()}
      />
    );
  if (!data)
    return (
      <S.Cards aria-busy>
        {PLACES.map((place) => (
          <LearningCardSkeleton key={place} />
        ))}
      </S.Cards>
    );
  if (data.total === 0)
    return isFiltered ? (
      <EmptyState
        icon={SearchX}
        title={t.noneFound}
        description={t.noneFoundNote}
        action={<Button onClick={clear}>{t.clear}</Button>}
      />
    ) : (
      <EmptyState icon={BookOpen} title={t.empty} description={t.emptyNote} />
    );
  return (
    <>
      <S.Cards role="list" aria-label={t.title}>
        {data.content.map((article) => (
          <LearningCard key={article.id} article={article} />
        ))}
      </S.Cards>
      {data.total > LEARNING_PAGE_SIZE && (
        <Pagination
          value={{ page, pageSize: LEARNING_PAGE_SIZE }}
          pageSizes={[LEARNING_PAGE_SIZE]}
          total={data.total}
          onValueChange={(next) => setPage(next.page)}
        />
      )}
    </>
  );
}
