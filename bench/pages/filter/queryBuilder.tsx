import { QueryBuilder } from 'react-querybuilder';
import type { Condition } from './conditions';
import { enterQueryPage, fields, operators, useQuery } from './queryPage';

function Page({ conditions }: { conditions: readonly Condition[] }) {
  const [query, setQuery] = useQuery(conditions);
  return (
    <QueryBuilder
      fields={fields}
      operators={operators}
      query={query}
      onQueryChange={setQuery}
      showCloneButtons
    />
  );
}

enterQueryPage(Page);
