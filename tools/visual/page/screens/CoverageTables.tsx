import { Table, TableFrame, Tag, Text, useLocale, useTexts } from '@mingjian/ui';
import type { ComponentCoverage, Coverage } from '../../coverageReport';
import type { State } from '../../model/states';
import { isGap } from '../model/coverage';
import { coverageTexts } from './coverage.texts';
import * as S from './CoverageTables.styles';

interface TableProps {
  coverage: Coverage;
}

/** Core components with the states that no story of theirs shows, those that lack most in front. */
export function StatesTable({ coverage }: TableProps) {
  const t = useTexts(coverageTexts);
  const rows = coverage.states.toSorted((one, other) => other.missing.length - one.missing.length);
  return (
    <TableFrame label={t.statesTable}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t.component}</th>
            <th scope="col" data-align="end">
              {t.shown}
            </th>
            <th scope="col">{t.missing}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ parts, owed, missing }) => (
            <tr key={parts.join()}>
              <th scope="row">{parts.join(', ')}</th>
              <td data-align="end">{t.of(owed - missing.length, owed)}</td>
              <td>
                <S.Tags>
                  {missing.map((state) => (
                    <Tag key={state} tone="warning">
                      {t[state]}
                    </Tag>
                  ))}
                  {missing.length === 0 && <Text tone="muted">{t.none}</Text>}
                </S.Tags>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

/** For each component how many of its stories have a picture in each cell. */
export function CellsTable({ coverage: { cells, components } }: TableProps) {
  const t = useTexts(coverageTexts);
  return (
    <>
      <S.Note>{t.cellsWhy}</S.Note>
      <TableFrame label={t.cellsTable}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t.component}</th>
              <th scope="col" data-align="end">
                {t.stories}
              </th>
              {cells.map((cell) => (
                <th key={cell} scope="col" data-align="end">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {components.map((component) => (
              <tr key={component.title}>
                <th scope="row">{component.title}</th>
                <td data-align="end">{component.stories}</td>
                {cells.map((cell) => (
                  <td key={cell} data-align="end">
                    <Pictures component={component} cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </>
  );
}

function Pictures({ component, cell }: { component: ComponentCoverage; cell: string }) {
  const t = useTexts(coverageTexts);
  const { locale } = useLocale();
  const count = component.pictures[cell] ?? 0;
  const written = new Intl.NumberFormat(locale).format(count);
  if (isGap(component, cell)) return <Tag tone="warning">{t.of(count, component.stories)}</Tag>;
  return count === 0 ? <Text tone="muted">{written}</Text> : written;
}

/** Words by which states were found, and the limits of that method. */
export function WordsTable({ coverage }: TableProps) {
  const t = useTexts(coverageTexts);
  return (
    <>
      <S.Note>{t.derivationWhy}</S.Note>
      <TableFrame label={t.wordsTable}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t.state}</th>
              <th scope="col">{t.words}</th>
            </tr>
          </thead>
          <tbody>
            {coverage.words.map(({ state, words }) => (
              <tr key={state}>
                <th scope="row">{t[state as State]}</th>
                <td>
                  <S.WordList>{words.join(', ')}</S.WordList>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </>
  );
}
