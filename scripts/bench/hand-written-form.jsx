import { createRoot } from 'react-dom/client';
import { useState } from 'react';

/** The first step of the form that is measured, as a developer writes it for one screen: controlled inputs, filled with what was saved. */
function Step({ saved }) {
  const [answers, setAnswers] = useState(saved);
  const take =
    (name) =>
    ({ target }) =>
      setAnswers({ ...answers, [name]: target.value });
  const text = (name, title) => (
    <p>
      <label htmlFor={name}>{title}</label>
      <input id={name} value={answers[name] ?? ''} onChange={take(name)} />
    </p>
  );
  const choice = (name, title, values) => (
    <fieldset>
      <legend>{title}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={answers[name] === value} onChange={take(name)} /> {value}
        </label>
      ))}
    </fieldset>
  );
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {text('registration', 'What is the registration number? *')}
      {choice('make', 'Who made it? *', ['Varden', 'Lorne', 'I am not sure'])}
      {text('model', 'Which model is it?')}
      {choice('kind', 'Is it a car or a van?', ['Car', 'Van'])}
      <button>Continue</button>
    </form>
  );
}

const answer = await fetch('/draft.json', { headers: { authorization: 'Bearer x' } });
createRoot(document.querySelector('#step')).render(<Step saved={await answer.json()} />);
