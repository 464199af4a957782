/** Folders of code that the server of `npm run dev` runs. */
export const watched = ['server', 'locale', 'schemas', 'forms'];

const generated = /^schemas[\\/](built|published)([\\/]|$)/;

/** Whether the server has to start again after this file of a watched folder was saved: code, but no test and nothing generated. Pure. */
export const restartsServer = (folder, name) =>
  /\.ts$/.test(name) && !/\.(test|fixture)\.ts$/.test(name) && !generated.test(`${folder}/${name}`);
