/** The public entry of server/services/identity: the embedded user pools. */
export { type Identity, createIdentity } from './create-identity.ts';
export type { Contact } from './contact/contact.ts';
export { type SignInLimiter, createSignInLimiter } from './sign-in-throttle/address-limiter.ts';
export { maxSessionMs } from './max-session.ts';
export { IdentityError, identityErrors } from './identity-error.ts';
export { identityRoutes } from './identity-routes.ts';
export { type Person, addPeople, provePeople } from './people/add-people.ts';
export { membersOf, putMember } from './people/members.ts';
export { devicesOf, forgetUsers, usersOf } from './people/forget-person.ts';
export { type Pool, poolOf, poolsOf } from './pools.ts';
export type { Registration } from './people/register-in-pool.ts';
export { type Seal, type Secrets, hashOf, randomToken, secretsFrom } from './secrets.ts';
export { masked } from './fill-messages/masked.ts';
export type { AnswerPasscode, Entrant, SignInSteps } from './sign-in/steps.ts';
export { sweepIdentity } from './sweep.ts';
export { type User, normalName } from './users/find-user.ts';
