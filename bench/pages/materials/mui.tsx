import { memo } from 'react';
import {
  Button,
  Checkbox,
  ImageList,
  ImageListItem,
  ImageListItemBar,
  TextField,
} from '@mui/material';
import { enterCells } from './cellsPage';
import { CELL, SELECT_ALL, type Picture } from './pictures';
import { useLibrary } from './useLibrary';

interface ItemProps {
  picture: Picture;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

const Item = memo(function Item({ picture, isSelected, onToggle }: ItemProps) {
  const { id, originalName, filePath } = picture;
  return (
    <ImageListItem data-cell data-selected={isSelected || undefined}>
      <img src={filePath} alt="" />
      <ImageListItemBar
        title={originalName}
        actionIcon={<Checkbox checked={isSelected} onChange={() => onToggle(id)} />}
      />
    </ImageListItem>
  );
});

function Page() {
  const library = useLibrary();
  return (
    <>
      <header>
        <TextField
          size="small"
          value={library.query}
          onChange={({ target }) => library.setQuery(target.value)}
        />
        <Button onClick={library.selectAll}>{SELECT_ALL}</Button>
      </header>
      <div data-scroller>
        <ImageList cols={8} rowHeight={CELL.height}>
          {library.shown.map((picture) => (
            <Item
              key={picture.id}
              picture={picture}
              isSelected={library.selected.has(picture.id)}
              onToggle={library.toggle}
            />
          ))}
        </ImageList>
      </div>
    </>
  );
}

enterCells(<Page />);
