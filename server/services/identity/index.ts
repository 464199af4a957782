/** The door of server/services/identity: the embedded user pools. */
export type { IdentityLimits, TokenLives } from './context.ts';
export { createIdentity, type Identity, type IdentityOptions } from './create-identity.ts';
export { identityRoutes, type IdentityRoutesOptions } from './identity-routes.ts';
export { addPeople, provePeople, type Person } from './people/add-people.ts';
export { forgetSealed, forgetUsers, usersOf, type Known } from './people/forget-person.ts';
export { isPhone, normalName, type User } from './users/find-user.ts';
export type { Registration } from './registration/registration.ts';
export { poolOf, poolsOf, type Pool, type Pools } from './pools.ts';
export { IdentityError } from './identity-error.ts';
export { hashOf, randomToken, secretsFrom, type Secrets, type Seal } from './secrets.ts';
export { masked, type ChallengeAnswer } from './sign-in/challenge.ts';
export { createSignInGate, type SignInGate, type SignInLimits } from './gate/sign-in-gate.ts';
export type { CodeRequest, KeepChallenge } from './sign-in/start-sign-in.ts';
export type { Answered, AnswerPasscode, Entrant, Renewed, SignInSteps } from './sign-in/steps.ts';
export { sweepSignIn } from './sweep.ts';
