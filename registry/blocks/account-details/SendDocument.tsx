import { useRef, useState } from 'react';
import type { BlockEnvironment } from '#engine';
import type { ListingDetailsView } from '#schemas/api';
import { Button, SelectField } from '#ui';
import { type ChosenDocument, DocumentForm, refusalWords } from '../../documents/index.ts';
import type { texts } from './account-details.schema.ts';

interface SendDocumentProps
  extends
    Pick<BlockEnvironment<typeof texts>, 'id' | 'text' | 'language' | 'act'>,
    Pick<ListingDetailsView, 'forms'>,
    Required<Pick<ListingDetailsView, 'documentTemplates'>> {
  /** With the name of the document that was sent; without one: none was. */
  readonly onClose: (name?: string) => void;
}

/** ESG-09: staff send the person a document, for one of their submissions or for the account alone. */
export function SendDocument({ id, text, language, act, forms, documentTemplates, onClose }: SendDocumentProps) {
  const [problem, setProblem] = useState<string>();
  /** The same document has the same id each time it is tried. */
  const tried = useRef({ content: '', documentId: '' });
  const submissions = forms.flatMap(({ submissionId, name, reference }) =>
    submissionId ? [{ value: submissionId, label: [name, reference].filter(Boolean).join(', ') }] : [],
  );
  const send = async (document: ChosenDocument, fields: FormData): Promise<void> => {
    const submissionId = String(fields.get('submission') ?? '');
    const wanted = { ...document, ...(submissionId ? { submissionId } : {}) };
    const content = JSON.stringify(wanted);
    if (tried.current.content !== content) tried.current = { content, documentId: crypto.randomUUID() };
    setProblem(undefined);
    const outcome = await act('send-document', { ...wanted, documentId: tried.current.documentId });
    if (outcome.ok) return onClose(document.name);
    setProblem(refusalWords(text, outcome.code));
  };
  return (
    <DocumentForm
      id={`${id}-send`}
      text={text}
      language={language}
      {...documentTemplates}
      submitWords={text.sendIt}
      problem={problem}
      onSubmit={send}
      ways={
        <Button look="secondary" onClick={() => onClose()}>
          {text.linkCancel}
        </Button>
      }
    >
      {submissions.length > 0 && (
        <SelectField
          id={`${id}-submission`}
          name="submission"
          label={text.documentFor}
          value=""
          options={[{ value: '', label: text.forAccount }, ...submissions]}
        />
      )}
    </DocumentForm>
  );
}
