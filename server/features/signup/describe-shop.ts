import { AgentBrief } from '#contract/agent.ts'
import type { AgentDraft, BusinessForm } from '#contract/signup.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import { UNTOLD_SETTINGS } from '#contract/untold-settings.ts'
import { findState } from '#contract/us-states.ts'
import { WidgetTheme } from '#contract/widget-config.ts'
import type { Pending } from './pending-signup.ts'

/** Medical programs may go lower in some states; the owner can say so in the settings. */
const MINIMUM_AGE = 21

/** The facts that the business setup states of the shop, for the concierge to answer from. */
export function describeShop(business: BusinessForm, agent: AgentDraft): StoreProfile {
  const licenses = listLicenses(business)
  const others = business.additionalLocations.filter((location) => location.city !== '')
  return {
    name: business.dispensaryName,
    business_type: business.businessType,
    address: toAddress(business.primaryLocation),
    timezone: timeZoneOf(business),
    hours: business.currentHours,
    busiest_hours: business.busiestHours,
    id_policy: { minimum_age: MINIMUM_AGE },
    ...(agent.shopperPhone === '' ? {} : { phone: agent.shopperPhone }),
    ...(business.websiteUrl === '' ? {} : { website: business.websiteUrl }),
    ...(licenses.length === 0 ? {} : { license_numbers: licenses }),
    ...(others.length === 0 ? {} : { other_locations: others.map(({ city, state }) => `${city}, ${state}`) }),
  }
}

/** The other shops of the same business, by what is known of them. */
export function describeOtherShops(business: BusinessForm): StoreProfile[] {
  return business.additionalLocations
    .filter((location) => location.city !== '')
    .map((location) => ({
      name: `${business.dispensaryName} ${location.city}`,
      business_type: business.businessType,
      address: toAddress(location),
      timezone: findState(location.state)?.timeZone ?? timeZoneOf(business),
    }))
}

export function timeZoneOf(business: BusinessForm): string {
  return findState(business.primaryLocation.state)?.timeZone ?? 'America/New_York'
}

export function describeBrief(agent: AgentDraft): AgentBrief {
  const { agentName, greetingStyle, communicationTone, brandCulture, guardrails } = agent
  return AgentBrief.parse({
    personality: { name: agentName, greetingStyle, communicationTone, brandCulture },
    guardrails,
    customWelcome: agent.customWelcome,
    customGuidelines: agent.customGuidelines,
  })
}

export function describeTheme(agent: AgentDraft, business: BusinessForm): WidgetTheme {
  return WidgetTheme.parse({
    primaryColor: agent.primaryColor,
    secondaryColor: agent.secondaryColor,
    businessName: business.dispensaryName,
    avatarName: agent.agentName,
    welcomeTitle: `Welcome to ${business.dispensaryName}`,
  })
}

/** The App settings entity of the specification, as a new tenant starts with it. */
export function describeSettings(shop: { business: BusinessForm; account: Pending['account']; agent: AgentDraft }) {
  const { business, account, agent } = shop
  const { city, state } = business.primaryLocation
  return {
    user: { ...splitName(account.yourName), email: account.email, phone: account.phone, role: 'Owner' },
    organization: {
      name: business.dispensaryName,
      address: `${city}, ${findState(state)?.code ?? state}`,
      license: listLicenses(business).join(', '),
      phone: account.phone,
      website: business.websiteUrl,
      logo: '',
      orgDescription: '',
    },
    theme: { primaryColor: agent.primaryColor, secondaryColor: agent.secondaryColor },
    ...UNTOLD_SETTINGS,
    customerService: {
      yearsInOperation: business.yearsInOperation,
      busiestHours: business.busiestHours,
      commonQuestions: business.commonQuestions,
    },
  }
}

/** `Ana Maria Ruiz` has the first name `Ana` and the last name `Maria Ruiz`. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

function toAddress({ city, state }: { city: string; state: string }) {
  return { city, state, state_code: findState(state)?.code ?? state }
}

function listLicenses({ licenseNumbers }: BusinessForm): string[] {
  return licenseNumbers
    .split(',')
    .map((number) => number.trim())
    .filter((number) => number !== '')
}
