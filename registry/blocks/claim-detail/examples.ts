import type { BlockExamples } from '#engine';

const answer = (title: string, text = '', more: object = {}) => ({ kind: 'answer', title, text, ...more });
const heading = (title: string) => ({ kind: 'heading', title });
const step = (index: number, title: string, lines: readonly object[], submissionId = 's-1') => ({
  key: `step-${index}`,
  title,
  lines,
  submissionId,
});
const file = (index: number, state: string, uploadFileName = `v5c-page-${index}.pdf`) => ({
  id: `f-${index}`,
  uploadFileName,
  filePurpose: 'Logbook',
  creationDate: '2026-11-12T09:05:00Z',
  state,
});
const ready = (more: object = {}) => ({
  detail: {
    state: 'ready',
    value: {
      title: 'Your vehicle',
      number: 'NG-104233-1',
      isReference: false,
      form: 'Done',
      updatedAt: '2026-11-12T09:05:00Z',
      warnings: [],
      tabs: [step(0, 'Your vehicle', [answer('Registration number', 'CF14 NGH'), answer('Make', 'Varden Tern')])],
      files: [],
      backHref: '/securedPage/my-claim',
      ...more,
    },
  },
});
/** A few lines, as a claimant draws them. */
const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAALQAAAA8CAYAAADPLpCHAAAACXBIWXMAAAsTAAALEwEAmpwYAAAIf0lEQVR42u1deWwUVRifgvcBdA9KtXRmtitoNR40qaXz3q5RUBQ8iOKRWA80YASjRvGIaDxCNF6gsRoweAc1hogxRAyXt0YR/xCERNCgogIeIIjigX6/9x6kRnrs7szOzPb7JZM27e525s033/t9v+/3Xi2LwWAwGAwGg8FgMBgMBoPBYDAYDAaDwWAwGAxGKahu8I5MZ8SlCTc30mpq2ptHhBFLJJ3WoSlXvJJy5U46/lGHIz5MN+YP4tFhxArIxhS8m5OO2JR05JR0Qz6bcuR5dOygnz/HI1QujOubsHNHpF0xLuXkrqb7cWPKltfQPZiAnw10xdFWPr8Xj1MX0IMn/0i6YnmiruXQjr+jjH0LMjWyN49UYOiTtsWopCufp7H+cffs2MlBr/uVks47FOR3p+3WY3n4/hOwOUmB/Bsdb+6JWtRkhg+kgfuTfn8Xj5bvqFLJxBWrdNKQG+h4grJyW9rxjulX15LAa/rXi+rk4NZDkLlTGXEBveYBes1bavbUQb6Svp+atvODenkwiyEmI6zEoHXKrSnYaRDf5vjzkeJl83U0rgtMnfIp6J3V2LhPIZ+BgAcVoYz9Bn3O3/R1Ox0P47N73YBms6P2BcWgQN1YY+edLgPfke00YD9xGPpE8TLC09lYbKV7cCUoR8mfmW1toM97XNc86mg3Gb6XZGdH3K/VDDGmW/XDlZOQSXr9lOZHMIMrO+J3Gs/VmCH9/vzqjFevEhBqIkpWCce7CLSlwhUNMQJTFAX1Iz0L/ty5CGhwOA7JUusVuZ2CbVlXFM+fwM4fpQpHxbHFEqhWFTmodXUt+9OgrqWL/Azf9+hG2N6pKqBd2WxFVOqK+riD1iFjYtzLSAWq6L5dpuokR25RPN2quOaJnKaohiNzPed8nlBVeEacFCHKlKdrWIRrUXzUFRdaEdaWKZDfQx0SRqZUBSgV9boAlY/adn6/yqAakH2oYIA0VOhUqQNanhj2NeBm4KaYh3IdBfKd9HUhpEUUW9FMIuIGE0zhZUhqxtA53KMSgCs+hgxYARxOLqVM8UPtkHyqoAfBkSerorBBtoZ5/qbgWab4vyvu20WZampGHqiCm7TZyCURalRRAG2jB25uJGIgkzvN0I918OzEmGrkzjDi/cRi35uql8NCO3+aHQwH/TmVkaP/X+jKyeoc7dxxEdP6n0LjqjtptKxKCzVtaKzWgwKBullx9AeobhJ1pIrxAaRscX6YKkfSzV0HSoEGRGccVHXTIIeRHBmVUR9YLzLqvGk2iVpEqNmOYgJjRonizLhRjctVdrbFWcU90eIqvH9QVqTLrcjAGKX9C+LF7lx/9LqX6fjG8qFR4VN2fgzZmWa22ijGBZIAjdf7qhFDVCQWwVxb23QAphdokiUpIyTUlzNQqhvk4F18mejEzVYPmgPkizgnKsUrglgFMwV1lOOjOjOiP43zRzhX5X+PPnfWFXYpCgAF9GyT+crUGvYEnff3sLPuiS93o4BsQQs4Atn5XtAN0I6oxwh0cepNfAIXX6Q5NbKz1mjlayU+FPORLcukk080LrLVxVhW6X3PQMkJc6WNmsod+UucfORQvpRJiorupJ0/PKpuumv9kNvMhc6zAtaX6cGbpZUYMR9TYZHXPEb7TsSoEJs+t0HvRfs5TrUWCkWiHt9RUllTqLRrlaMBQSf3LbppJX5UFXRUeHAD1EYPw5Rnun7TSuHqcBGqLEM0KYxx1/5x6LzR0J2tgn0+slnZUKHpF2hnDVhr1MpEIS3uzoobs0piUjDZjIxPmvdugmfEL+0X/oUwaAeKQBTQQTjpyjfD0NI7nVxmR+OM6MmiDPE1jN9+eHeDmMJVJiW3n6EY70LV8C/jy9G6yeLPA1LIanmzumeGFXNQ7Nxh7k1bFJSNNhWEjjyl5CmI/LTGgjjE34aDkuR2qqaD35kUDzR1wSiwnizjsFcpTwn93cow1o/ri4SIRQihzzZYiYJCzg9jN13U7XRBf/nFpxK2N1a1r4kSJF3v9ACbSTNxM4otLosoBCcUay2ILJ+GDwW7AJCZCTNqaJ4HnVG98T7xqWfpgr70acnXDLPnxwcDnOF2wI2NYcbDPTnoMce1aJlOLqy01SFGNdqJFeZh+Z1fRVPCrycK/JYuZnGpG9ioWUNbF6eXq3rGg0NBtqIMXuclKGyDfkhD9NBPgchQ/j9MgrjxCd/q48WgMTOr+KDyxhvZb2MhXT9fpkxHXqxmqwD/rvEYU9EsL7EYvsst7dAQ/RLFVZ9f88IpxbyXAvkFIx0uCsWgQ8Wm2fNiZRC7DZm1lkgg7Rx9VkDaM20b5dsNaxBN2jbqjS2w8GuhYP5CrTzOyJusEN1vpfjAu92KQM081IDgDS1jkvGND7qAFm4fOOO0FivXJhxxfETWHy6G0Ql7V/gyc9m54aoIpOyPziBHSnwozFRMqT1ZHY41aipwdDack8g297Misz2wHGzkp+WlLhBN2t4JqrWNfTUi6nNmdF7wPE1B+lVPpB29a6nYGtXiCJ1OsxZxXrFBjd1A9coZuaIiFpn2Nqg97bpon2ttWT60ayVx1P0Lypqqglou7W/nBxS22EDMNfvQzU0ObT2YoyOe+uMa0IfOJMIODrkHQ+skFWeG2gGtHrJeVwUrsjA8DWr7Wi09Xm9V+rZaFb7/3eY9GG2qkra8wtzgDbFZi9YB2DRcbUert6JdrzejJL2c1lzqTd7hZxavo+VvHtg5vXJHzwqkHNuwlGg3D8Wu/uiK6UWrC2JeFFVBjsTiW23A6bipOAJZrIKPpaZeuhwJFUM5xOeUnV7C9gVoWZt/T7EZ+6VV1NRLrXhkYGTuRL1ojAt9YhTltOuYteRM3lKXYcX7XybIsyHFcSAzGAwGg8FgMBgMBoPBYDAYDAaDwWAwGAHjX+F/op3dTCrZAAAAAElFTkSuQmCC';
const long = 'Vorladungszustellungsbestätigungsverfahren '.repeat(8);

export const examples: BlockExamples = {
  minimal: { props: {}, data: ready() },
  full: {
    props: {},
    data: ready({
      status: { text: 'Waiting for you', colour: 'orange' },
      warnings: ['Please check the registration number', 'Please send the second page of the logbook'],
      tabs: [
        step(0, 'Your vehicle', [answer('Registration number', 'SA1O LRN'), heading('Keeper 1'), answer('Name', 'Gwilym Bevan')]),
        step(1, '', [answer('When did you buy it?', '3 February 2016'), answer('When did you sell it?')]),
        step(2, 'Your signature', [answer('Please sign here', 'Signed', { picture: signature })]),
      ],
      files: [file(1, 'checked'), file(2, 'received'), file(3, 'refused'), file(4, 'waiting')],
    }),
  },
  correction: {
    props: {},
    data: ready({
      form: 'Draft',
      correction: { reason: 'The year in your second answer is not readable.', language: 'en', sentAt: '2026-11-12T16:40:00Z' },
      version: { number: 2, sentAt: '2026-11-12T16:40:00Z', isBefore: false },
      versions: [
        { sentAt: '2026-11-02T09:00:00Z', href: '#first', isShown: false },
        { sentAt: '2026-11-12T16:40:00Z', href: '#second', isShown: true },
      ],
      tabs: [step(0, 'Your vehicle', [answer('Registration number', 'SA1O LRN')])],
    }),
  },
  corrected: {
    props: {},
    data: ready({
      corrected: { sentAt: '2026-11-02T09:00:00Z', correctedAt: '2026-11-12T16:40:00Z' },
      versions: [
        { sentAt: '2026-11-02T09:00:00Z', href: '#first', isShown: false },
        { href: '#newest', isShown: true },
      ],
    }),
  },
  overflow: {
    props: { pageSize: 5 },
    data: ready({
      title: long,
      status: { text: long },
      warnings: [long, long],
      tabs: Array.from({ length: 7 }, (_, index) => step(index, `${long} ${index + 1}`, [answer(long, long.repeat(4))])),
      files: Array.from({ length: 12 }, (_, index) => file(index, 'checked', `${'page-'.repeat(30)}${index}.pdf`)),
    }),
  },
  draft: { props: {}, data: ready({ number: 'MEYQ-XE2W-0', isReference: true, form: 'Draft', tabs: [] }) },
  account: {
    props: {},
    data: ready({
      title: 'Megan Pritchard',
      number: 'NG-104233',
      updatedAt: undefined,
      status: { text: 'In the group', colour: 'green' },
      tabs: [
        step(0, 'Your vehicle, 7K3M-9QXD-4', [heading('Your vehicle'), answer('Registration number', 'CF14 NGH')], 's-1'),
        {
          ...step(1, 'Your vehicle, 8K3M-9QXD-4', [answer('Registration number', 'CX13 PLO')], 's-2'),
          editHref: '/form/vehicle?submissionId=s-2',
        },
      ],
      files: [file(1, 'checked')],
      booking: {
        schedule: false,
        interview: { startsAt: '2026-12-08T14:30:00Z', minutes: 20, timeZone: 'Europe/London', past: false },
        labels: {},
        visit: { projectId: 'p', email: 'megan.pritchard@example.org', fullName: 'Megan Pritchard' },
        pages: {},
      },
    }),
  },
  loading: { props: {}, data: { detail: { state: 'loading' } } },
  empty: { props: {}, data: { detail: { state: 'empty' } } },
  unavailable: { props: {}, data: { detail: { state: 'unavailable' } } },
};
