import { useEffect, useState } from 'react';
import { Link, useTexts } from '../../packages/ui/src';
import { docsTexts } from './docs.texts';
import * as S from './page.styles';

interface Entry {
  id: string;
  title: string;
}

/** Links to the sections of the page. */
export function Contents() {
  const t = useTexts(docsTexts);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  // Sections come and go with the facts of a component, so the page itself tells which there are.
  useEffect(() => {
    const sections = document.querySelectorAll<HTMLElement>('[data-page-section]');
    // oxlint-disable-next-line react/set-state-in-effect -- the headings are in the document only now
    setEntries(
      [...sections].map(({ id, dataset }) => ({ id, title: dataset['pageSection'] ?? '' })),
    );
  }, [t]);
  return (
    <S.Contents aria-label={t.onThisPage}>
      {entries.map(({ id, title }) => (
        <Link
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(id)?.scrollIntoView();
          }}
        >
          {title}
        </Link>
      ))}
    </S.Contents>
  );
}
