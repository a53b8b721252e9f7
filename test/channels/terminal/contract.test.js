import { passesTheContract } from '../contract.js'
import { openTerminal } from './stage.js'

passesTheContract('terminal', openTerminal)
