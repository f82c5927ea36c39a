import type { ReactNode } from 'react';
import { Button, Input } from 'antd';
import { AntdCell } from './antdCell';
import { enterCells } from './cellsPage';
import { SELECT_ALL, type Picture } from './pictures';
import { useLibrary } from './useLibrary';

type Grid = (props: {
  pictures: readonly Picture[];
  children: (picture: Picture) => ReactNode;
}) => ReactNode;

/** Registers a page of antd's cards in a grid. */
export function enterAntd(Grid: Grid): void {
  function Page() {
    const library = useLibrary();
    const { selected } = library;
    return (
      <>
        <header>
          <Input value={library.query} onChange={({ target }) => library.setQuery(target.value)} />
          <Button onClick={library.selectAll}>{SELECT_ALL}</Button>
        </header>
        <Grid pictures={library.shown}>
          {(picture) => (
            <AntdCell
              key={picture.id}
              picture={picture}
              isSelected={selected.has(picture.id)}
              onToggle={library.toggle}
            />
          )}
        </Grid>
      </>
    );
  }

  enterCells(<Page />);
}
