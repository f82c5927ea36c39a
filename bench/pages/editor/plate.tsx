import { BoldPlugin } from '@platejs/basic-nodes/react';
import { Plate, PlateContent, usePlateEditor } from 'platejs/react';
import { reactPage } from '../reactPage';
import { BLOCKS, enter } from './paragraphs';

let length = 0;

function Page() {
  const editor = usePlateEditor({ plugins: [BoldPlugin], value: structuredClone(BLOCKS) });
  return (
    <Plate
      editor={editor}
      onValueChange={({ value }) => {
        length = JSON.stringify(value).length;
      }}
    >
      <PlateContent className="editor" />
    </Plate>
  );
}

enter({ ...reactPage(<Page />), reported: () => length });
