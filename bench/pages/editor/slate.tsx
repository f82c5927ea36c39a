import { createEditor, type Descendant } from 'slate';
import { withHistory } from 'slate-history';
import {
  Editable,
  Slate,
  withReact,
  type ReactEditor,
  type RenderElementProps,
  type RenderLeafProps,
} from 'slate-react';
import { reactPage } from '../reactPage';
import { BLOCKS, enter } from './paragraphs';

const renderElement = ({ attributes, children }: RenderElementProps) => (
  <p {...attributes}>{children}</p>
);
const renderLeaf = ({ attributes, children, leaf }: RenderLeafProps) => (
  <span {...attributes}>{'bold' in leaf ? <strong>{children}</strong> : children}</span>
);

let reported = 0;

/** Registers raw slate, in chunks of `chunkSize` blocks, `null` for none. */
export function enterSlate(chunkSize: number | null): void {
  function Page() {
    return (
      <Slate
        editor={newEditor(chunkSize)}
        initialValue={structuredClone(BLOCKS) as Descendant[]}
        onValueChange={(blocks) => {
          reported = JSON.stringify(blocks).length;
        }}
      >
        <Editable className="editor" renderElement={renderElement} renderLeaf={renderLeaf} />
      </Slate>
    );
  }
  enter({ ...reactPage(<Page />), reported: () => reported });
}

function newEditor(chunkSize: number | null): ReactEditor {
  const editor = withHistory(withReact(createEditor()));
  editor.getChunkSize = () => chunkSize;
  return editor;
}
