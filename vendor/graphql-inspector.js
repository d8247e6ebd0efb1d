import { createRequire } from "node:module";
import { GraphQLDeprecatedDirective, Kind, coerceInputValue, isEnumType, isInputObjectType, isInterfaceType, isListType, isNonNullType, isObjectType, isScalarType, isSpecifiedDirective, isUnionType, isWrappingType, print, valueFromAST } from "graphql";
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
var __require = /* #__PURE__ */ (() => createRequire(import.meta.url))();
// node_modules/@graphql-inspector/core/esm/utils/is-deprecated.js
function isDeprecated(fieldOrEnumValue) {
	if ("isDeprecated" in fieldOrEnumValue) return !!fieldOrEnumValue["isDeprecated"];
	if (fieldOrEnumValue.deprecationReason != null) return true;
	if (fieldOrEnumValue.astNode?.directives?.some((directive) => directive.name.value === "deprecated")) return true;
	return false;
}
// node_modules/@graphql-inspector/core/esm/utils/graphql.js
function getDefaultValue(inputValue) {
	if (inputValue.default !== void 0) {
		if (inputValue.default.literal !== void 0) return valueFromAST(inputValue.default.literal, inputValue.type);
		return coerceInputValue(inputValue.default.value, inputValue.type);
	}
	return inputValue.defaultValue;
}
function hasDefaultValue(inputValue) {
	return inputValue.default !== void 0 || inputValue.defaultValue !== void 0;
}
function defaultValuesAreEqual(oldInputValue, newInputValue) {
	return defaultValueEquals(oldInputValue == null ? void 0 : getDefaultValue(oldInputValue), getDefaultValue(newInputValue));
}
function defaultValueEquals(oldValue, newValue) {
	if (Object.is(oldValue, newValue)) return true;
	if (Array.isArray(oldValue) && Array.isArray(newValue)) return oldValue.length === newValue.length && oldValue.every((value, index) => defaultValueEquals(value, newValue[index]));
	if (oldValue !== null && newValue !== null && typeof oldValue === "object" && typeof newValue === "object") {
		const oldRecord = oldValue;
		const newRecord = newValue;
		const oldKeys = Object.keys(oldRecord);
		const newKeys = Object.keys(newRecord);
		return oldKeys.length === newKeys.length && oldKeys.every((key) => Object.prototype.hasOwnProperty.call(newRecord, key) && defaultValueEquals(oldRecord[key], newRecord[key]));
	}
	return false;
}
function safeChangeForField(oldType, newType) {
	if (!isWrappingType(oldType) && !isWrappingType(newType)) return oldType.toString() === newType.toString();
	if (isNonNullType(newType)) return safeChangeForField(isNonNullType(oldType) ? oldType.ofType : oldType, newType.ofType);
	if (isListType(oldType)) return isListType(newType) && safeChangeForField(oldType.ofType, newType.ofType) || isNonNullType(newType) && safeChangeForField(oldType, newType.ofType);
	return false;
}
function safeChangeForInputValue(oldType, newType) {
	if (!isWrappingType(oldType) && !isWrappingType(newType)) return oldType?.toString() === newType.toString();
	if (isListType(oldType) && isListType(newType)) return safeChangeForInputValue(oldType.ofType, newType.ofType);
	if (isNonNullType(oldType)) {
		const ofType = isNonNullType(newType) ? newType.ofType : newType;
		return safeChangeForInputValue(oldType.ofType, ofType);
	}
	return false;
}
function getKind(type) {
	return type.astNode?.kind || "";
}
function isPrimitive(type) {
	return [
		"String",
		"Int",
		"Float",
		"Boolean",
		"ID"
	].includes(typeof type === "string" ? type : type.name);
}
function isForIntrospection(type) {
	return [
		"__Schema",
		"__Type",
		"__TypeKind",
		"__Field",
		"__InputValue",
		"__EnumValue",
		"__Directive",
		"__DirectiveLocation"
	].includes(typeof type === "string" ? type : type.name);
}
// node_modules/@graphql-inspector/core/esm/diff/changes/change.js
var CriticalityLevel;
(function(CriticalityLevel) {
	CriticalityLevel["Breaking"] = "BREAKING";
	CriticalityLevel["NonBreaking"] = "NON_BREAKING";
	CriticalityLevel["Dangerous"] = "DANGEROUS";
})(CriticalityLevel || (CriticalityLevel = {}));
const ChangeType = {
	FieldArgumentDescriptionChanged: "FIELD_ARGUMENT_DESCRIPTION_CHANGED",
	FieldArgumentDefaultChanged: "FIELD_ARGUMENT_DEFAULT_CHANGED",
	FieldArgumentTypeChanged: "FIELD_ARGUMENT_TYPE_CHANGED",
	DirectiveRemoved: "DIRECTIVE_REMOVED",
	DirectiveAdded: "DIRECTIVE_ADDED",
	DirectiveDescriptionChanged: "DIRECTIVE_DESCRIPTION_CHANGED",
	DirectiveLocationAdded: "DIRECTIVE_LOCATION_ADDED",
	DirectiveLocationRemoved: "DIRECTIVE_LOCATION_REMOVED",
	DirectiveArgumentAdded: "DIRECTIVE_ARGUMENT_ADDED",
	DirectiveArgumentRemoved: "DIRECTIVE_ARGUMENT_REMOVED",
	DirectiveArgumentDescriptionChanged: "DIRECTIVE_ARGUMENT_DESCRIPTION_CHANGED",
	DirectiveArgumentDefaultValueChanged: "DIRECTIVE_ARGUMENT_DEFAULT_VALUE_CHANGED",
	DirectiveArgumentTypeChanged: "DIRECTIVE_ARGUMENT_TYPE_CHANGED",
	DirectiveRepeatableAdded: "DIRECTIVE_REPEATABLE_ADDED",
	DirectiveRepeatableRemoved: "DIRECTIVE_REPEATABLE_REMOVED",
	EnumValueRemoved: "ENUM_VALUE_REMOVED",
	EnumValueAdded: "ENUM_VALUE_ADDED",
	EnumValueDescriptionChanged: "ENUM_VALUE_DESCRIPTION_CHANGED",
	EnumValueDeprecationReasonChanged: "ENUM_VALUE_DEPRECATION_REASON_CHANGED",
	EnumValueDeprecationReasonAdded: "ENUM_VALUE_DEPRECATION_REASON_ADDED",
	EnumValueDeprecationReasonRemoved: "ENUM_VALUE_DEPRECATION_REASON_REMOVED",
	FieldRemoved: "FIELD_REMOVED",
	FieldAdded: "FIELD_ADDED",
	FieldDescriptionChanged: "FIELD_DESCRIPTION_CHANGED",
	FieldDescriptionAdded: "FIELD_DESCRIPTION_ADDED",
	FieldDescriptionRemoved: "FIELD_DESCRIPTION_REMOVED",
	FieldDeprecationAdded: "FIELD_DEPRECATION_ADDED",
	FieldDeprecationRemoved: "FIELD_DEPRECATION_REMOVED",
	FieldDeprecationReasonChanged: "FIELD_DEPRECATION_REASON_CHANGED",
	FieldDeprecationReasonAdded: "FIELD_DEPRECATION_REASON_ADDED",
	FieldDeprecationReasonRemoved: "FIELD_DEPRECATION_REASON_REMOVED",
	FieldTypeChanged: "FIELD_TYPE_CHANGED",
	FieldArgumentAdded: "FIELD_ARGUMENT_ADDED",
	FieldArgumentRemoved: "FIELD_ARGUMENT_REMOVED",
	InputFieldRemoved: "INPUT_FIELD_REMOVED",
	InputFieldAdded: "INPUT_FIELD_ADDED",
	InputFieldDescriptionAdded: "INPUT_FIELD_DESCRIPTION_ADDED",
	InputFieldDescriptionRemoved: "INPUT_FIELD_DESCRIPTION_REMOVED",
	InputFieldDescriptionChanged: "INPUT_FIELD_DESCRIPTION_CHANGED",
	InputFieldDefaultValueChanged: "INPUT_FIELD_DEFAULT_VALUE_CHANGED",
	InputFieldTypeChanged: "INPUT_FIELD_TYPE_CHANGED",
	ObjectTypeInterfaceAdded: "OBJECT_TYPE_INTERFACE_ADDED",
	ObjectTypeInterfaceRemoved: "OBJECT_TYPE_INTERFACE_REMOVED",
	SchemaQueryTypeChanged: "SCHEMA_QUERY_TYPE_CHANGED",
	SchemaMutationTypeChanged: "SCHEMA_MUTATION_TYPE_CHANGED",
	SchemaSubscriptionTypeChanged: "SCHEMA_SUBSCRIPTION_TYPE_CHANGED",
	TypeRemoved: "TYPE_REMOVED",
	TypeAdded: "TYPE_ADDED",
	TypeKindChanged: "TYPE_KIND_CHANGED",
	TypeDescriptionChanged: "TYPE_DESCRIPTION_CHANGED",
	TypeDescriptionRemoved: "TYPE_DESCRIPTION_REMOVED",
	TypeDescriptionAdded: "TYPE_DESCRIPTION_ADDED",
	UnionMemberRemoved: "UNION_MEMBER_REMOVED",
	UnionMemberAdded: "UNION_MEMBER_ADDED",
	DirectiveUsageUnionMemberAdded: "DIRECTIVE_USAGE_UNION_MEMBER_ADDED",
	DirectiveUsageUnionMemberRemoved: "DIRECTIVE_USAGE_UNION_MEMBER_REMOVED",
	DirectiveUsageEnumAdded: "DIRECTIVE_USAGE_ENUM_ADDED",
	DirectiveUsageEnumRemoved: "DIRECTIVE_USAGE_ENUM_REMOVED",
	DirectiveUsageEnumValueAdded: "DIRECTIVE_USAGE_ENUM_VALUE_ADDED",
	DirectiveUsageEnumValueRemoved: "DIRECTIVE_USAGE_ENUM_VALUE_REMOVED",
	DirectiveUsageInputObjectAdded: "DIRECTIVE_USAGE_INPUT_OBJECT_ADDED",
	DirectiveUsageInputObjectRemoved: "DIRECTIVE_USAGE_INPUT_OBJECT_REMOVED",
	DirectiveUsageFieldAdded: "DIRECTIVE_USAGE_FIELD_ADDED",
	DirectiveUsageFieldRemoved: "DIRECTIVE_USAGE_FIELD_REMOVED",
	DirectiveUsageScalarAdded: "DIRECTIVE_USAGE_SCALAR_ADDED",
	DirectiveUsageScalarRemoved: "DIRECTIVE_USAGE_SCALAR_REMOVED",
	DirectiveUsageObjectAdded: "DIRECTIVE_USAGE_OBJECT_ADDED",
	DirectiveUsageObjectRemoved: "DIRECTIVE_USAGE_OBJECT_REMOVED",
	DirectiveUsageInterfaceAdded: "DIRECTIVE_USAGE_INTERFACE_ADDED",
	DirectiveUsageInterfaceRemoved: "DIRECTIVE_USAGE_INTERFACE_REMOVED",
	DirectiveUsageArgumentDefinitionAdded: "DIRECTIVE_USAGE_ARGUMENT_DEFINITION_ADDED",
	DirectiveUsageArgumentDefinitionRemoved: "DIRECTIVE_USAGE_ARGUMENT_DEFINITION_REMOVED",
	DirectiveUsageSchemaAdded: "DIRECTIVE_USAGE_SCHEMA_ADDED",
	DirectiveUsageSchemaRemoved: "DIRECTIVE_USAGE_SCHEMA_REMOVED",
	DirectiveUsageFieldDefinitionAdded: "DIRECTIVE_USAGE_FIELD_DEFINITION_ADDED",
	DirectiveUsageFieldDefinitionRemoved: "DIRECTIVE_USAGE_FIELD_DEFINITION_REMOVED",
	DirectiveUsageInputFieldDefinitionAdded: "DIRECTIVE_USAGE_INPUT_FIELD_DEFINITION_ADDED",
	DirectiveUsageInputFieldDefinitionRemoved: "DIRECTIVE_USAGE_INPUT_FIELD_DEFINITION_REMOVED",
	DirectiveUsageArgumentAdded: "DIRECTIVE_USAGE_ARGUMENT_ADDED",
	DirectiveUsageArgumentRemoved: "DIRECTIVE_USAGE_ARGUMENT_REMOVED"
};
// node_modules/@graphql-inspector/core/esm/utils/compare.js
function keyMap(list, keyFn) {
	return list.reduce((map, item) => {
		map[keyFn(item)] = item;
		return map;
	}, Object.create(null));
}
function isEqual(a, b) {
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return false;
		for (let index = 0; index < a.length; index++) if (!isEqual(a[index], b[index])) return false;
		return true;
	}
	if (a && b && typeof a === "object" && typeof b === "object") {
		const aRecord = a;
		const bRecord = b;
		const aKeys = Object.keys(aRecord);
		const bKeys = Object.keys(bRecord);
		if (aKeys.length !== bKeys.length) return false;
		for (const key of aKeys) if (!isEqual(aRecord[key], bRecord[key])) return false;
		return true;
	}
	return a === b || !a && !b;
}
function isNotEqual(a, b) {
	return !isEqual(a, b);
}
function isVoid(a) {
	return typeof a === "undefined" || a === null;
}
function diffArrays(a, b) {
	return a.filter((c) => !b.some((d) => isEqual(d, c)));
}
function extractName(name) {
	if (typeof name === "string") return name;
	return name.value;
}
function compareLists(oldList, newList, callbacks) {
	const oldMap = keyMap(oldList, ({ name }) => extractName(name));
	const newMap = keyMap(newList, ({ name }) => extractName(name));
	const added = [];
	const removed = [];
	const mutual = [];
	for (const oldItem of oldList) {
		const newItem = newMap[extractName(oldItem.name)] ?? null;
		if (newItem === null) removed.push(oldItem);
		else mutual.push({
			newVersion: newItem,
			oldVersion: oldItem ?? null
		});
	}
	for (const newItem of newList) if (oldMap[extractName(newItem.name)] === void 0) added.push(newItem);
	if (callbacks) {
		if (callbacks.onRemoved) for (const item of removed) callbacks.onRemoved(item);
		if (callbacks.onAdded) for (const item of added) callbacks.onAdded(item);
		if (callbacks.onMutual) for (const item of mutual) callbacks.onMutual(item);
	}
	return {
		added,
		removed,
		mutual
	};
}
/**
* This is special because directives can be repeated and a name alone is not enough
* to identify whether or not an instance was changed, added, or removed.
* The best option is to assume the order is the same, and treat the changes as they come.
* So `type T @foo` to `type T @foo(f: 'bar') @foo` would be adding an argument `f: 'bar'` and
* then adding a new directive `@foo`. Rather than adding `@foo(f: 'bar')`
*/
function compareDirectiveLists(oldList, newList, callbacks) {
	const oldMap = keyMapList(oldList, ({ name }) => extractName(name));
	const newMap = keyMapList(newList, ({ name }) => extractName(name));
	const added = [];
	const removed = [];
	const mutual = [];
	for (const oldItem of oldList) {
		const newItems = newMap[extractName(oldItem.name)] ?? null;
		if (newItems === null) removed.push(oldItem);
		else {
			const [newItem, ...rest] = newItems;
			if (rest.length > 0) newMap[extractName(oldItem.name)] = rest;
			else delete newMap[extractName(oldItem.name)];
			mutual.push({
				newVersion: newItem,
				oldVersion: oldItem ?? null
			});
		}
	}
	for (const newItem of newList) {
		const existingItems = oldMap[extractName(newItem.name)] ?? null;
		if (existingItems === null) added.push(newItem);
		else {
			const [_, ...rest] = existingItems;
			if (rest.length > 0) oldMap[extractName(newItem.name)] = rest;
			else delete oldMap[extractName(newItem.name)];
		}
	}
	if (callbacks) {
		if (callbacks.onRemoved) for (const item of removed) callbacks.onRemoved(item);
		if (callbacks.onAdded) for (const item of added) callbacks.onAdded(item);
		if (callbacks.onMutual) for (const item of mutual) callbacks.onMutual(item);
	}
	return {
		added,
		removed,
		mutual
	};
}
function keyMapList(list, keyFn) {
	return list.reduce((map, item) => {
		const key = keyFn(item);
		map[key] = [...map[key] ?? [], item];
		return map;
	}, Object.create(null));
}
// node_modules/@graphql-inspector/core/esm/diff/changes/directive-usage.js
function addedSpecialDirective(directiveName, forceReturn) {
	if (directiveName === "deprecated") return CriticalityLevel.NonBreaking;
	if (directiveName === "oneOf") return CriticalityLevel.Breaking;
	return forceReturn;
}
function removedSpecialDirective(directiveName, forceReturn) {
	if (directiveName === "deprecated") return CriticalityLevel.NonBreaking;
	if (directiveName === "oneOf") return CriticalityLevel.NonBreaking;
	return forceReturn;
}
function buildDirectiveUsageArgumentDefinitionAddedMessage(args) {
	return `Directive '${args.addedDirectiveName}' was added to argument '${args.argumentName}' of field '${args.fieldName}' in type '${args.typeName}'`;
}
function directiveUsageArgumentDefinitionAddedFromMeta(args) {
	return {
		criticality: {
			level: args.meta.addedToNewType ? CriticalityLevel.NonBreaking : addedSpecialDirective(args.meta.addedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.addedDirectiveName}' was added to argument '${args.meta.argumentName}'`
		},
		type: ChangeType.DirectiveUsageArgumentDefinitionAdded,
		message: buildDirectiveUsageArgumentDefinitionAddedMessage(args.meta),
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			args.meta.argumentName,
			`@${args.meta.addedDirectiveName}`
		].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageArgumentDefinitionRemovedMessage(args) {
	return `Directive '${args.removedDirectiveName}' was removed from argument '${args.argumentName}' of field '${args.fieldName}' in type '${args.typeName}'`;
}
function directiveUsageArgumentDefinitionRemovedFromMeta(args) {
	return {
		criticality: {
			level: removedSpecialDirective(args.meta.removedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.removedDirectiveName}' was removed from argument '${args.meta.argumentName}'`
		},
		type: ChangeType.DirectiveUsageArgumentDefinitionRemoved,
		message: buildDirectiveUsageArgumentDefinitionRemovedMessage(args.meta),
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			args.meta.argumentName,
			`@${args.meta.removedDirectiveName}`
		].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageInputObjectAddedMessage(args) {
	return `Directive '${args.addedDirectiveName}' was added to input object '${args.inputObjectName}'`;
}
function directiveUsageInputObjectAddedFromMeta(args) {
	return {
		criticality: {
			level: args.meta.addedToNewType ? CriticalityLevel.NonBreaking : addedSpecialDirective(args.meta.addedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.addedDirectiveName}' was added to input object '${args.meta.inputObjectName}'`
		},
		type: ChangeType.DirectiveUsageInputObjectAdded,
		message: buildDirectiveUsageInputObjectAddedMessage(args.meta),
		path: [args.meta.inputObjectName, `@${args.meta.addedDirectiveName}`].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageInputObjectRemovedMessage(args) {
	return `Directive '${args.removedDirectiveName}' was removed from input object '${args.inputObjectName}'`;
}
function directiveUsageInputObjectRemovedFromMeta(args) {
	return {
		criticality: {
			level: removedSpecialDirective(args.meta.removedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.removedDirectiveName}' was removed from input object '${args.meta.inputObjectName}'`
		},
		type: ChangeType.DirectiveUsageInputObjectRemoved,
		message: buildDirectiveUsageInputObjectRemovedMessage(args.meta),
		path: [args.meta.inputObjectName, `@${args.meta.removedDirectiveName}`].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageInterfaceAddedMessage(args) {
	return `Directive '${args.addedDirectiveName}' was added to interface '${args.interfaceName}'`;
}
function directiveUsageInterfaceAddedFromMeta(args) {
	return {
		criticality: {
			level: args.meta.addedToNewType ? CriticalityLevel.NonBreaking : addedSpecialDirective(args.meta.addedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.addedDirectiveName}' was added to interface '${args.meta.interfaceName}'`
		},
		type: ChangeType.DirectiveUsageInterfaceAdded,
		message: buildDirectiveUsageInterfaceAddedMessage(args.meta),
		path: [args.meta.interfaceName, `@${args.meta.addedDirectiveName}`].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageInterfaceRemovedMessage(args) {
	return `Directive '${args.removedDirectiveName}' was removed from interface '${args.interfaceName}'`;
}
function directiveUsageInterfaceRemovedFromMeta(args) {
	return {
		criticality: {
			level: removedSpecialDirective(args.meta.removedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.removedDirectiveName}' was removed from interface '${args.meta.interfaceName}'`
		},
		type: ChangeType.DirectiveUsageInterfaceRemoved,
		message: buildDirectiveUsageInterfaceRemovedMessage(args.meta),
		path: [args.meta.interfaceName, `@${args.meta.removedDirectiveName}`].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageInputFieldDefinitionAddedMessage(args) {
	return `Directive '${args.addedDirectiveName}' was added to input field '${args.inputFieldName}' in input object '${args.inputObjectName}'`;
}
function directiveUsageInputFieldDefinitionAddedFromMeta(args) {
	return {
		criticality: {
			level: args.meta.addedToNewType ? CriticalityLevel.NonBreaking : addedSpecialDirective(args.meta.addedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.addedDirectiveName}' was added to input field '${args.meta.inputFieldName}'`
		},
		type: ChangeType.DirectiveUsageInputFieldDefinitionAdded,
		message: buildDirectiveUsageInputFieldDefinitionAddedMessage(args.meta),
		path: [
			args.meta.inputObjectName,
			args.meta.inputFieldName,
			`@${args.meta.addedDirectiveName}`
		].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageInputFieldDefinitionRemovedMessage(args) {
	return `Directive '${args.removedDirectiveName}' was removed from input field '${args.inputFieldName}' in input object '${args.inputObjectName}'`;
}
function directiveUsageInputFieldDefinitionRemovedFromMeta(args) {
	return {
		criticality: {
			level: removedSpecialDirective(args.meta.removedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.removedDirectiveName}' was removed from input field '${args.meta.inputFieldName}'`
		},
		type: ChangeType.DirectiveUsageInputFieldDefinitionRemoved,
		message: buildDirectiveUsageInputFieldDefinitionRemovedMessage(args.meta),
		path: [
			args.meta.inputObjectName,
			args.meta.inputFieldName,
			`@${args.meta.removedDirectiveName}`
		].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageObjectAddedMessage(args) {
	return `Directive '${args.addedDirectiveName}' was added to object '${args.objectName}'`;
}
function directiveUsageObjectAddedFromMeta(args) {
	return {
		criticality: {
			level: args.meta.addedToNewType ? CriticalityLevel.NonBreaking : addedSpecialDirective(args.meta.addedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.addedDirectiveName}' was added to object '${args.meta.objectName}'`
		},
		type: ChangeType.DirectiveUsageObjectAdded,
		message: buildDirectiveUsageObjectAddedMessage(args.meta),
		path: [args.meta.objectName, `@${args.meta.addedDirectiveName}`].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageObjectRemovedMessage(args) {
	return `Directive '${args.removedDirectiveName}' was removed from object '${args.objectName}'`;
}
function directiveUsageObjectRemovedFromMeta(args) {
	return {
		criticality: {
			level: removedSpecialDirective(args.meta.removedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.removedDirectiveName}' was removed from object '${args.meta.objectName}'`
		},
		type: ChangeType.DirectiveUsageObjectRemoved,
		message: buildDirectiveUsageObjectRemovedMessage(args.meta),
		path: [args.meta.objectName, `@${args.meta.removedDirectiveName}`].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageEnumAddedMessage(args) {
	return `Directive '${args.addedDirectiveName}' was added to enum '${args.enumName}'`;
}
function directiveUsageEnumAddedFromMeta(args) {
	return {
		criticality: {
			level: args.meta.addedToNewType ? CriticalityLevel.NonBreaking : addedSpecialDirective(args.meta.addedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.addedDirectiveName}' was added to enum '${args.meta.enumName}'`
		},
		type: ChangeType.DirectiveUsageEnumAdded,
		message: buildDirectiveUsageEnumAddedMessage(args.meta),
		path: [args.meta.enumName, `@${args.meta.addedDirectiveName}`].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageEnumRemovedMessage(args) {
	return `Directive '${args.removedDirectiveName}' was removed from enum '${args.enumName}'`;
}
function directiveUsageEnumRemovedFromMeta(args) {
	return {
		criticality: {
			level: removedSpecialDirective(args.meta.removedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.removedDirectiveName}' was removed from enum '${args.meta.enumName}'`
		},
		type: ChangeType.DirectiveUsageEnumRemoved,
		message: buildDirectiveUsageEnumRemovedMessage(args.meta),
		path: [args.meta.enumName, `@${args.meta.removedDirectiveName}`].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageFieldAddedMessage(args) {
	return `Directive '${args.addedDirectiveName}' was added to field '${args.typeName}.${args.fieldName}'`;
}
function directiveUsageFieldAddedFromMeta(args) {
	return {
		criticality: {
			level: addedSpecialDirective(args.meta.addedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.addedDirectiveName}' was added to field '${args.meta.fieldName}'`
		},
		type: ChangeType.DirectiveUsageFieldAdded,
		message: buildDirectiveUsageFieldAddedMessage(args.meta),
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			args.meta.addedDirectiveName
		].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageFieldDefinitionAddedMessage(args) {
	return `Directive '${args.addedDirectiveName}' was added to field '${args.typeName}.${args.fieldName}'`;
}
function directiveUsageFieldDefinitionAddedFromMeta(args) {
	return {
		criticality: {
			level: args.meta.addedToNewType ? CriticalityLevel.NonBreaking : addedSpecialDirective(args.meta.addedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.addedDirectiveName}' was added to field '${args.meta.fieldName}'`
		},
		type: ChangeType.DirectiveUsageFieldDefinitionAdded,
		message: buildDirectiveUsageFieldDefinitionAddedMessage(args.meta),
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			`@${args.meta.addedDirectiveName}`
		].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageFieldRemovedMessage(args) {
	return `Directive '${args.removedDirectiveName}' was removed from field '${args.typeName}.${args.fieldName}'`;
}
function directiveUsageFieldRemovedFromMeta(args) {
	return {
		criticality: {
			level: removedSpecialDirective(args.meta.removedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.removedDirectiveName}' was removed from field '${args.meta.fieldName}'`
		},
		type: ChangeType.DirectiveUsageFieldRemoved,
		message: buildDirectiveUsageFieldRemovedMessage(args.meta),
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			args.meta.removedDirectiveName
		].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageFieldDefinitionRemovedMessage(args) {
	return `Directive '${args.removedDirectiveName}' was removed from field '${args.typeName}.${args.fieldName}'`;
}
function directiveUsageFieldDefinitionRemovedFromMeta(args) {
	return {
		criticality: {
			level: removedSpecialDirective(args.meta.removedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.removedDirectiveName}' was removed from field '${args.meta.fieldName}'`
		},
		type: ChangeType.DirectiveUsageFieldDefinitionRemoved,
		message: buildDirectiveUsageFieldDefinitionRemovedMessage(args.meta),
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			`@${args.meta.removedDirectiveName}`
		].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageEnumValueAddedMessage(args) {
	return `Directive '${args.addedDirectiveName}' was added to enum value '${args.enumName}.${args.enumValueName}'`;
}
function directiveUsageEnumValueAddedFromMeta(args) {
	return {
		criticality: {
			level: args.meta.addedToNewType ? CriticalityLevel.NonBreaking : addedSpecialDirective(args.meta.addedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.addedDirectiveName}' was added to enum value '${args.meta.enumName}.${args.meta.enumValueName}'`
		},
		type: ChangeType.DirectiveUsageEnumValueAdded,
		message: buildDirectiveUsageEnumValueAddedMessage(args.meta),
		path: [
			args.meta.enumName,
			args.meta.enumValueName,
			`@${args.meta.addedDirectiveName}`
		].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageEnumValueRemovedMessage(args) {
	return `Directive '${args.removedDirectiveName}' was removed from enum value '${args.enumName}.${args.enumValueName}'`;
}
function directiveUsageEnumValueRemovedFromMeta(args) {
	return {
		criticality: {
			level: removedSpecialDirective(args.meta.removedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.removedDirectiveName}' was removed from enum value '${args.meta.enumName}.${args.meta.enumValueName}'`
		},
		type: ChangeType.DirectiveUsageEnumValueRemoved,
		message: buildDirectiveUsageEnumValueRemovedMessage(args.meta),
		path: [
			args.meta.enumName,
			args.meta.enumValueName,
			`@${args.meta.removedDirectiveName}`
		].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageSchemaAddedMessage(args) {
	return `Directive '${args.addedDirectiveName}' was added to schema`;
}
function directiveUsageSchemaAddedFromMeta(args) {
	return {
		criticality: {
			level: args.meta.addedToNewType ? CriticalityLevel.NonBreaking : addedSpecialDirective(args.meta.addedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.addedDirectiveName}' was added to schema`
		},
		type: ChangeType.DirectiveUsageSchemaAdded,
		message: buildDirectiveUsageSchemaAddedMessage(args.meta),
		path: `.@${args.meta.addedDirectiveName}`,
		meta: args.meta
	};
}
function buildDirectiveUsageSchemaRemovedMessage(args) {
	return `Directive '${args.removedDirectiveName}' was removed from schema`;
}
function directiveUsageSchemaRemovedFromMeta(args) {
	return {
		criticality: {
			level: removedSpecialDirective(args.meta.removedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.removedDirectiveName}' was removed from schema`
		},
		type: ChangeType.DirectiveUsageSchemaRemoved,
		message: buildDirectiveUsageSchemaRemovedMessage(args.meta),
		path: `.@${args.meta.removedDirectiveName}`,
		meta: args.meta
	};
}
function buildDirectiveUsageScalarAddedMessage(args) {
	return `Directive '${args.addedDirectiveName}' was added to scalar '${args.scalarName}'`;
}
function directiveUsageScalarAddedFromMeta(args) {
	return {
		criticality: {
			level: args.meta.addedToNewType ? CriticalityLevel.NonBreaking : addedSpecialDirective(args.meta.addedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.addedDirectiveName}' was added to scalar '${args.meta.scalarName}'`
		},
		type: ChangeType.DirectiveUsageScalarAdded,
		message: buildDirectiveUsageScalarAddedMessage(args.meta),
		path: [args.meta.scalarName, `@${args.meta.addedDirectiveName}`].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageScalarRemovedMessage(args) {
	return `Directive '${args.removedDirectiveName}' was removed from scalar '${args.scalarName}'`;
}
function directiveUsageScalarRemovedFromMeta(args) {
	return {
		criticality: {
			level: removedSpecialDirective(args.meta.removedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.removedDirectiveName}' was removed from scalar '${args.meta.scalarName}'`
		},
		type: ChangeType.DirectiveUsageScalarRemoved,
		message: buildDirectiveUsageScalarRemovedMessage(args.meta),
		path: [args.meta.scalarName, `@${args.meta.removedDirectiveName}`].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageUnionMemberAddedMessage(args) {
	return `Directive '${args.addedDirectiveName}' was added to union member '${args.unionName}'`;
}
function directiveUsageUnionMemberAddedFromMeta(args) {
	return {
		criticality: {
			level: args.meta.addedToNewType ? CriticalityLevel.NonBreaking : addedSpecialDirective(args.meta.addedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.addedDirectiveName}' was added to union member '${args.meta.unionName}.${args.meta.addedUnionMemberTypeName}'`
		},
		type: ChangeType.DirectiveUsageUnionMemberAdded,
		message: buildDirectiveUsageUnionMemberAddedMessage(args.meta),
		path: [args.meta.unionName, `@${args.meta.addedDirectiveName}`].join("."),
		meta: args.meta
	};
}
function buildDirectiveUsageUnionMemberRemovedMessage(args) {
	return `Directive '${args.removedDirectiveName}' was removed from union member '${args.unionName}'`;
}
function directiveUsageUnionMemberRemovedFromMeta(args) {
	return {
		criticality: {
			level: removedSpecialDirective(args.meta.removedDirectiveName, CriticalityLevel.Dangerous),
			reason: `Directive '${args.meta.removedDirectiveName}' was removed from union member '${args.meta.unionName}.${args.meta.removedUnionMemberTypeName}'`
		},
		type: ChangeType.DirectiveUsageUnionMemberRemoved,
		message: buildDirectiveUsageUnionMemberRemovedMessage(args.meta),
		path: [args.meta.unionName, `@${args.meta.removedDirectiveName}`].join("."),
		meta: args.meta
	};
}
function directiveUsageAdded(kind, directive, payload, addedToNewType) {
	if (isOfKind(kind, Kind.ARGUMENT, payload)) return directiveUsageArgumentDefinitionAddedFromMeta({
		type: ChangeType.DirectiveUsageArgumentDefinitionAdded,
		meta: {
			addedDirectiveName: directive.name.value,
			argumentName: payload.argument.name,
			fieldName: payload.field.name,
			typeName: payload.type.name,
			addedToNewType,
			directiveRepeatedTimes: directiveRepeatTimes(payload.argument.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.INPUT_VALUE_DEFINITION, payload)) return directiveUsageInputFieldDefinitionAddedFromMeta({
		type: ChangeType.DirectiveUsageInputFieldDefinitionAdded,
		meta: {
			addedDirectiveName: directive.name.value,
			inputFieldName: payload.field.name,
			inputFieldType: payload.field.type.toString(),
			inputObjectName: payload.type.name,
			addedToNewType,
			directiveRepeatedTimes: directiveRepeatTimes(payload.field.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.INPUT_OBJECT_TYPE_DEFINITION, payload)) return directiveUsageInputObjectAddedFromMeta({
		type: ChangeType.DirectiveUsageInputObjectAdded,
		meta: {
			addedDirectiveName: directive.name.value,
			addedInputFieldName: directive.name.value,
			addedInputFieldType: payload.name,
			inputObjectName: payload.name,
			isAddedInputFieldTypeNullable: kind === Kind.INPUT_VALUE_DEFINITION,
			addedToNewType,
			directiveRepeatedTimes: directiveRepeatTimes(payload.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.INTERFACE_TYPE_DEFINITION, payload)) return directiveUsageInterfaceAddedFromMeta({
		type: ChangeType.DirectiveUsageInterfaceAdded,
		meta: {
			addedDirectiveName: directive.name.value,
			interfaceName: payload.name,
			addedToNewType,
			directiveRepeatedTimes: directiveRepeatTimes(payload.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.OBJECT, payload)) return directiveUsageObjectAddedFromMeta({
		type: ChangeType.DirectiveUsageObjectAdded,
		meta: {
			objectName: payload.name,
			addedDirectiveName: directive.name.value,
			addedToNewType,
			directiveRepeatedTimes: directiveRepeatTimes(payload.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.ENUM_TYPE_DEFINITION, payload)) return directiveUsageEnumAddedFromMeta({
		type: ChangeType.DirectiveUsageEnumAdded,
		meta: {
			enumName: payload.name,
			addedDirectiveName: directive.name.value,
			addedToNewType,
			directiveRepeatedTimes: directiveRepeatTimes(payload.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.FIELD, payload)) return directiveUsageFieldAddedFromMeta({
		type: ChangeType.DirectiveUsageFieldAdded,
		meta: {
			addedDirectiveName: directive.name.value,
			fieldName: payload.field.name,
			typeName: payload.parentType.name,
			directiveRepeatedTimes: directiveRepeatTimes(payload.field.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.FIELD_DEFINITION, payload)) return directiveUsageFieldDefinitionAddedFromMeta({
		type: ChangeType.DirectiveUsageFieldDefinitionAdded,
		meta: {
			addedDirectiveName: directive.name.value,
			fieldName: payload.field.name,
			typeName: payload.parentType.name,
			addedToNewType,
			directiveRepeatedTimes: directiveRepeatTimes(payload.field.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.UNION_TYPE_DEFINITION, payload)) return directiveUsageUnionMemberAddedFromMeta({
		type: ChangeType.DirectiveUsageUnionMemberAdded,
		meta: {
			addedDirectiveName: directive.name.value,
			addedUnionMemberTypeName: payload.name,
			unionName: payload.name,
			addedToNewType,
			directiveRepeatedTimes: directiveRepeatTimes(payload.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.ENUM_VALUE_DEFINITION, payload)) return directiveUsageEnumValueAddedFromMeta({
		type: ChangeType.DirectiveUsageEnumValueAdded,
		meta: {
			enumName: payload.type.name,
			enumValueName: payload.value.name,
			addedDirectiveName: directive.name.value,
			addedToNewType,
			directiveRepeatedTimes: directiveRepeatTimes(payload.value.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.SCHEMA_DEFINITION, payload)) return directiveUsageSchemaAddedFromMeta({
		type: ChangeType.DirectiveUsageSchemaAdded,
		meta: {
			addedDirectiveName: directive.name.value,
			addedToNewType,
			directiveRepeatedTimes: directiveRepeatTimes(payload?.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.SCALAR_TYPE_DEFINITION, payload)) return directiveUsageScalarAddedFromMeta({
		type: ChangeType.DirectiveUsageScalarAdded,
		meta: {
			scalarName: payload.name,
			addedDirectiveName: directive.name.value,
			addedToNewType,
			directiveRepeatedTimes: directiveRepeatTimes(payload.astNode?.directives ?? [], directive)
		}
	});
	return {};
}
/**
* Counts the number of times a directive with the same name
* exists in the directives array before the passed directive.
*
* This is important for repeatable directives because it
* determines which instance of the directive usage the change applies to.
*/
function directiveRepeatTimes(directives, directive) {
	const name = directive.name.value;
	let repeats = 0;
	for (const d of directives) {
		if (d.name.value === name) repeats += 1;
		if (d === directive) return repeats;
	}
	return 0;
}
function directiveUsageRemoved(kind, directive, payload) {
	if (isOfKind(kind, Kind.ARGUMENT, payload)) return directiveUsageArgumentDefinitionRemovedFromMeta({
		type: ChangeType.DirectiveUsageArgumentDefinitionRemoved,
		meta: {
			removedDirectiveName: directive.name.value,
			argumentName: payload.argument.name,
			fieldName: payload.field.name,
			typeName: payload.type.name,
			directiveRepeatedTimes: directiveRepeatTimes(payload.argument.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.INPUT_VALUE_DEFINITION, payload)) return directiveUsageInputFieldDefinitionRemovedFromMeta({
		type: ChangeType.DirectiveUsageInputFieldDefinitionRemoved,
		meta: {
			removedDirectiveName: directive.name.value,
			inputFieldName: payload.field.name,
			inputObjectName: payload.type.name,
			directiveRepeatedTimes: directiveRepeatTimes(payload.field.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.INPUT_OBJECT_TYPE_DEFINITION, payload)) return directiveUsageInputObjectRemovedFromMeta({
		type: ChangeType.DirectiveUsageInputObjectRemoved,
		meta: {
			removedDirectiveName: directive.name.value,
			removedInputFieldName: directive.name.value,
			removedInputFieldType: payload.name,
			inputObjectName: payload.name,
			isRemovedInputFieldTypeNullable: kind === Kind.INPUT_VALUE_DEFINITION,
			directiveRepeatedTimes: directiveRepeatTimes(payload.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.INTERFACE_TYPE_DEFINITION, payload)) return directiveUsageInterfaceRemovedFromMeta({
		type: ChangeType.DirectiveUsageInterfaceRemoved,
		meta: {
			removedDirectiveName: directive.name.value,
			interfaceName: payload.name,
			directiveRepeatedTimes: directiveRepeatTimes(payload.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.OBJECT, payload)) return directiveUsageObjectRemovedFromMeta({
		type: ChangeType.DirectiveUsageObjectRemoved,
		meta: {
			objectName: payload.name,
			removedDirectiveName: directive.name.value,
			directiveRepeatedTimes: directiveRepeatTimes(payload.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.ENUM_TYPE_DEFINITION, payload)) return directiveUsageEnumRemovedFromMeta({
		type: ChangeType.DirectiveUsageEnumRemoved,
		meta: {
			enumName: payload.name,
			removedDirectiveName: directive.name.value,
			directiveRepeatedTimes: directiveRepeatTimes(payload.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.FIELD, payload)) return directiveUsageFieldRemovedFromMeta({
		type: ChangeType.DirectiveUsageFieldRemoved,
		meta: {
			removedDirectiveName: directive.name.value,
			fieldName: payload.field.name,
			typeName: payload.parentType.name,
			directiveRepeatedTimes: directiveRepeatTimes(payload.field.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.FIELD_DEFINITION, payload)) return directiveUsageFieldDefinitionRemovedFromMeta({
		type: ChangeType.DirectiveUsageFieldDefinitionRemoved,
		meta: {
			removedDirectiveName: directive.name.value,
			fieldName: payload.field.name,
			typeName: payload.parentType.name,
			directiveRepeatedTimes: directiveRepeatTimes(payload.field.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.UNION_TYPE_DEFINITION, payload)) return directiveUsageUnionMemberRemovedFromMeta({
		type: ChangeType.DirectiveUsageUnionMemberRemoved,
		meta: {
			removedDirectiveName: directive.name.value,
			removedUnionMemberTypeName: payload.name,
			unionName: payload.name,
			directiveRepeatedTimes: directiveRepeatTimes(payload.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.ENUM_VALUE_DEFINITION, payload)) return directiveUsageEnumValueRemovedFromMeta({
		type: ChangeType.DirectiveUsageEnumValueRemoved,
		meta: {
			enumName: payload.type.name,
			enumValueName: payload.value.name,
			removedDirectiveName: directive.name.value,
			directiveRepeatedTimes: directiveRepeatTimes(payload.value.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.SCHEMA_DEFINITION, payload)) return directiveUsageSchemaRemovedFromMeta({
		type: ChangeType.DirectiveUsageSchemaRemoved,
		meta: {
			removedDirectiveName: directive.name.value,
			directiveRepeatedTimes: directiveRepeatTimes(payload?.astNode?.directives ?? [], directive)
		}
	});
	if (isOfKind(kind, Kind.SCALAR_TYPE_DEFINITION, payload)) return directiveUsageScalarRemovedFromMeta({
		type: ChangeType.DirectiveUsageScalarRemoved,
		meta: {
			scalarName: payload.name,
			removedDirectiveName: directive.name.value,
			directiveRepeatedTimes: directiveRepeatTimes(payload.astNode?.directives ?? [], directive)
		}
	});
	return {};
}
function isOfKind(kind, expectedKind, _value) {
	return kind === expectedKind;
}
function directiveUsageArgumentAddedFromMeta(args) {
	return {
		type: ChangeType.DirectiveUsageArgumentAdded,
		criticality: { level: CriticalityLevel.NonBreaking },
		message: `Argument '${args.meta.addedArgumentName}' was added to '@${args.meta.directiveName}'`,
		path: [
			args.meta.parentTypeName ?? "",
			args.meta.parentFieldName ?? args.meta.parentEnumValueName,
			args.meta.parentArgumentName,
			`@${args.meta.directiveName}`,
			args.meta.addedArgumentName
		].filter((p) => p !== null).join("."),
		meta: args.meta
	};
}
function directiveUsageArgumentRemovedFromMeta(args) {
	return {
		type: ChangeType.DirectiveUsageArgumentRemoved,
		criticality: {
			level: CriticalityLevel.Dangerous,
			reason: `Changing an argument on a directive can change runtime behavior.`
		},
		message: `Argument '${args.meta.removedArgumentName}' was removed from '@${args.meta.directiveName}'`,
		path: [
			args.meta.parentTypeName ?? "",
			args.meta.parentFieldName ?? args.meta.parentEnumValueName,
			args.meta.parentArgumentName,
			`@${args.meta.directiveName}`,
			args.meta.removedArgumentName
		].filter((a) => a !== null).join("."),
		meta: args.meta
	};
}
function directiveUsageChanged(oldDirective, newDirective, addChange, parentType, parentField, parentArgument, parentEnumValue) {
	compareLists(oldDirective?.arguments || [], newDirective.arguments || [], {
		onAdded(argument) {
			addChange(directiveUsageArgumentAddedFromMeta({
				type: ChangeType.DirectiveUsageArgumentAdded,
				meta: {
					addedArgumentName: argument.name.value,
					addedArgumentValue: print(argument.value),
					oldArgumentValue: null,
					directiveName: newDirective.name.value,
					parentTypeName: parentType?.name ?? null,
					parentFieldName: parentField?.name ?? null,
					parentArgumentName: parentArgument?.name ?? null,
					parentEnumValueName: parentEnumValue?.name ?? null,
					directiveRepeatedTimes: directiveRepeatTimes((parentEnumValue || parentArgument || parentField || parentType)?.astNode?.directives ?? [], newDirective)
				}
			}));
		},
		/** Treat a mutual change as a removal then addition. */
		onMutual(argument) {
			if (argument.oldVersion && print(argument.oldVersion.value) === print(argument.newVersion.value)) return;
			if (argument.oldVersion) addChange(directiveUsageArgumentRemovedFromMeta({
				type: ChangeType.DirectiveUsageArgumentRemoved,
				meta: {
					removedArgumentName: argument.oldVersion.name.value,
					directiveName: newDirective.name.value,
					parentTypeName: parentType?.name ?? null,
					parentFieldName: parentField?.name ?? null,
					parentArgumentName: parentArgument?.name ?? null,
					parentEnumValueName: parentEnumValue?.name ?? null,
					directiveRepeatedTimes: directiveRepeatTimes((parentEnumValue || parentArgument || parentField || parentType)?.astNode?.directives ?? [], newDirective)
				}
			}));
			addChange(directiveUsageArgumentAddedFromMeta({
				type: ChangeType.DirectiveUsageArgumentAdded,
				meta: {
					addedArgumentName: argument.newVersion.name.value,
					addedArgumentValue: print(argument.newVersion.value),
					oldArgumentValue: (argument.oldVersion?.value && print(argument.oldVersion.value)) ?? null,
					directiveName: newDirective.name.value,
					parentTypeName: parentType?.name ?? null,
					parentFieldName: parentField?.name ?? null,
					parentArgumentName: parentArgument?.name ?? null,
					parentEnumValueName: parentEnumValue?.name ?? null,
					directiveRepeatedTimes: directiveRepeatTimes((parentEnumValue || parentArgument || parentField || parentType)?.astNode?.directives ?? [], newDirective)
				}
			}));
		},
		onRemoved(argument) {
			addChange(directiveUsageArgumentRemovedFromMeta({
				type: ChangeType.DirectiveUsageArgumentRemoved,
				meta: {
					removedArgumentName: argument.name.value,
					directiveName: newDirective.name.value,
					parentTypeName: parentType?.name ?? null,
					parentFieldName: parentField?.name ?? null,
					parentArgumentName: parentArgument?.name ?? null,
					parentEnumValueName: parentEnumValue?.name ?? null,
					directiveRepeatedTimes: directiveRepeatTimes((parentEnumValue || parentArgument || parentField || parentType)?.astNode?.directives ?? [], newDirective)
				}
			}));
		}
	});
}
// node_modules/object-inspect/util.inspect.js
var require_util_inspect = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = __require("util").inspect;
}));
// node_modules/@graphql-inspector/core/esm/utils/string.js
var import_object_inspect = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	var hasMap = typeof Map === "function" && Map.prototype;
	var mapSizeDescriptor = Object.getOwnPropertyDescriptor && hasMap ? Object.getOwnPropertyDescriptor(Map.prototype, "size") : null;
	var mapSize = hasMap && mapSizeDescriptor && typeof mapSizeDescriptor.get === "function" ? mapSizeDescriptor.get : null;
	var mapForEach = hasMap && Map.prototype.forEach;
	var hasSet = typeof Set === "function" && Set.prototype;
	var setSizeDescriptor = Object.getOwnPropertyDescriptor && hasSet ? Object.getOwnPropertyDescriptor(Set.prototype, "size") : null;
	var setSize = hasSet && setSizeDescriptor && typeof setSizeDescriptor.get === "function" ? setSizeDescriptor.get : null;
	var setForEach = hasSet && Set.prototype.forEach;
	var weakMapHas = typeof WeakMap === "function" && WeakMap.prototype ? WeakMap.prototype.has : null;
	var weakSetHas = typeof WeakSet === "function" && WeakSet.prototype ? WeakSet.prototype.has : null;
	var weakRefDeref = typeof WeakRef === "function" && WeakRef.prototype ? WeakRef.prototype.deref : null;
	var booleanValueOf = Boolean.prototype.valueOf;
	var objectToString = Object.prototype.toString;
	var functionToString = Function.prototype.toString;
	var $match = String.prototype.match;
	var $slice = String.prototype.slice;
	var $replace = String.prototype.replace;
	var $toUpperCase = String.prototype.toUpperCase;
	var $toLowerCase = String.prototype.toLowerCase;
	var $test = RegExp.prototype.test;
	var $concat = Array.prototype.concat;
	var $join = Array.prototype.join;
	var $arrSlice = Array.prototype.slice;
	var $floor = Math.floor;
	var bigIntValueOf = typeof BigInt === "function" ? BigInt.prototype.valueOf : null;
	var gOPS = Object.getOwnPropertySymbols;
	var symToString = typeof Symbol === "function" && typeof Symbol.iterator === "symbol" ? Symbol.prototype.toString : null;
	var hasShammedSymbols = typeof Symbol === "function" && typeof Symbol.iterator === "object";
	var toStringTag = typeof Symbol === "function" && Symbol.toStringTag && (typeof Symbol.toStringTag === hasShammedSymbols ? "object" : "symbol") ? Symbol.toStringTag : null;
	var isEnumerable = Object.prototype.propertyIsEnumerable;
	var gPO = (typeof Reflect === "function" ? Reflect.getPrototypeOf : Object.getPrototypeOf) || ([].__proto__ === Array.prototype ? function(O) {
		return O.__proto__;
	} : null);
	function addNumericSeparator(num, str) {
		if (num === Infinity || num === -Infinity || num !== num || num && num > -1e3 && num < 1e3 || $test.call(/e/, str)) return str;
		var sepRegex = /[0-9](?=(?:[0-9]{3})+(?![0-9]))/g;
		if (typeof num === "number") {
			var int = num < 0 ? -$floor(-num) : $floor(num);
			if (int !== num) {
				var intStr = String(int);
				var dec = $slice.call(str, intStr.length + 1);
				return $replace.call(intStr, sepRegex, "$&_") + "." + $replace.call($replace.call(dec, /([0-9]{3})/g, "$&_"), /_$/, "");
			}
		}
		return $replace.call(str, sepRegex, "$&_");
	}
	var utilInspect = require_util_inspect();
	var inspectCustom = utilInspect.custom;
	var inspectSymbol = isSymbol(inspectCustom) ? inspectCustom : null;
	module.exports = function inspect_(obj, options, depth, seen) {
		var opts = options || {};
		if (has(opts, "quoteStyle") && opts.quoteStyle !== "single" && opts.quoteStyle !== "double") throw new TypeError("option \"quoteStyle\" must be \"single\" or \"double\"");
		if (has(opts, "maxStringLength") && (typeof opts.maxStringLength === "number" ? opts.maxStringLength < 0 && opts.maxStringLength !== Infinity : opts.maxStringLength !== null)) throw new TypeError("option \"maxStringLength\", if provided, must be a positive integer, Infinity, or `null`");
		var customInspect = has(opts, "customInspect") ? opts.customInspect : true;
		if (typeof customInspect !== "boolean" && customInspect !== "symbol") throw new TypeError("option \"customInspect\", if provided, must be `true`, `false`, or `'symbol'`");
		if (has(opts, "indent") && opts.indent !== null && opts.indent !== "	" && !(parseInt(opts.indent, 10) === opts.indent && opts.indent > 0)) throw new TypeError("option \"indent\" must be \"\\t\", an integer > 0, or `null`");
		if (has(opts, "numericSeparator") && typeof opts.numericSeparator !== "boolean") throw new TypeError("option \"numericSeparator\", if provided, must be `true` or `false`");
		var numericSeparator = opts.numericSeparator;
		if (typeof obj === "undefined") return "undefined";
		if (obj === null) return "null";
		if (typeof obj === "boolean") return obj ? "true" : "false";
		if (typeof obj === "string") return inspectString(obj, opts);
		if (typeof obj === "number") {
			if (obj === 0) return Infinity / obj > 0 ? "0" : "-0";
			var str = String(obj);
			return numericSeparator ? addNumericSeparator(obj, str) : str;
		}
		if (typeof obj === "bigint") {
			var bigIntStr = String(obj) + "n";
			return numericSeparator ? addNumericSeparator(obj, bigIntStr) : bigIntStr;
		}
		var maxDepth = typeof opts.depth === "undefined" ? 5 : opts.depth;
		if (typeof depth === "undefined") depth = 0;
		if (depth >= maxDepth && maxDepth > 0 && typeof obj === "object") return isArray(obj) ? "[Array]" : "[Object]";
		var indent = getIndent(opts, depth);
		if (typeof seen === "undefined") seen = [];
		else if (indexOf(seen, obj) >= 0) return "[Circular]";
		function inspect(value, from, noIndent) {
			if (from) {
				seen = $arrSlice.call(seen);
				seen.push(from);
			}
			if (noIndent) {
				var newOpts = { depth: opts.depth };
				if (has(opts, "quoteStyle")) newOpts.quoteStyle = opts.quoteStyle;
				return inspect_(value, newOpts, depth + 1, seen);
			}
			return inspect_(value, opts, depth + 1, seen);
		}
		if (typeof obj === "function" && !isRegExp(obj)) {
			var name = nameOf(obj);
			var keys = arrObjKeys(obj, inspect);
			return "[Function" + (name ? ": " + name : " (anonymous)") + "]" + (keys.length > 0 ? " { " + $join.call(keys, ", ") + " }" : "");
		}
		if (isSymbol(obj)) {
			var symString = hasShammedSymbols ? $replace.call(String(obj), /^(Symbol\(.*\))_[^)]*$/, "$1") : symToString.call(obj);
			return typeof obj === "object" && !hasShammedSymbols ? markBoxed(symString) : symString;
		}
		if (isElement(obj)) {
			var s = "<" + $toLowerCase.call(String(obj.nodeName));
			var attrs = obj.attributes || [];
			for (var i = 0; i < attrs.length; i++) s += " " + attrs[i].name + "=" + wrapQuotes(quote(attrs[i].value), "double", opts);
			s += ">";
			if (obj.childNodes && obj.childNodes.length) s += "...";
			s += "</" + $toLowerCase.call(String(obj.nodeName)) + ">";
			return s;
		}
		if (isArray(obj)) {
			if (obj.length === 0) return "[]";
			var xs = arrObjKeys(obj, inspect);
			if (indent && !singleLineValues(xs)) return "[" + indentedJoin(xs, indent) + "]";
			return "[ " + $join.call(xs, ", ") + " ]";
		}
		if (isError(obj)) {
			var parts = arrObjKeys(obj, inspect);
			if (!("cause" in Error.prototype) && "cause" in obj && !isEnumerable.call(obj, "cause")) return "{ [" + String(obj) + "] " + $join.call($concat.call("[cause]: " + inspect(obj.cause), parts), ", ") + " }";
			if (parts.length === 0) return "[" + String(obj) + "]";
			return "{ [" + String(obj) + "] " + $join.call(parts, ", ") + " }";
		}
		if (typeof obj === "object" && customInspect) {
			if (inspectSymbol && typeof obj[inspectSymbol] === "function" && utilInspect) return utilInspect(obj, { depth: maxDepth - depth });
			else if (customInspect !== "symbol" && typeof obj.inspect === "function") return obj.inspect();
		}
		if (isMap(obj)) {
			var mapParts = [];
			if (mapForEach) mapForEach.call(obj, function(value, key) {
				mapParts.push(inspect(key, obj, true) + " => " + inspect(value, obj));
			});
			return collectionOf("Map", mapSize.call(obj), mapParts, indent);
		}
		if (isSet(obj)) {
			var setParts = [];
			if (setForEach) setForEach.call(obj, function(value) {
				setParts.push(inspect(value, obj));
			});
			return collectionOf("Set", setSize.call(obj), setParts, indent);
		}
		if (isWeakMap(obj)) return weakCollectionOf("WeakMap");
		if (isWeakSet(obj)) return weakCollectionOf("WeakSet");
		if (isWeakRef(obj)) return weakCollectionOf("WeakRef");
		if (isNumber(obj)) return markBoxed(inspect(Number(obj)));
		if (isBigInt(obj)) return markBoxed(inspect(bigIntValueOf.call(obj)));
		if (isBoolean(obj)) return markBoxed(booleanValueOf.call(obj));
		if (isString(obj)) return markBoxed(inspect(String(obj)));
		if (typeof window !== "undefined" && obj === window) return "{ [object Window] }";
		if (typeof globalThis !== "undefined" && obj === globalThis || typeof global !== "undefined" && obj === global) return "{ [object globalThis] }";
		if (!isDate(obj) && !isRegExp(obj)) {
			var ys = arrObjKeys(obj, inspect);
			var isPlainObject = gPO ? gPO(obj) === Object.prototype : obj instanceof Object || obj.constructor === Object;
			var protoTag = obj instanceof Object ? "" : "null prototype";
			var stringTag = !isPlainObject && toStringTag && Object(obj) === obj && toStringTag in obj ? $slice.call(toStr(obj), 8, -1) : protoTag ? "Object" : "";
			var tag = (isPlainObject || typeof obj.constructor !== "function" ? "" : obj.constructor.name ? obj.constructor.name + " " : "") + (stringTag || protoTag ? "[" + $join.call($concat.call([], stringTag || [], protoTag || []), ": ") + "] " : "");
			if (ys.length === 0) return tag + "{}";
			if (indent) return tag + "{" + indentedJoin(ys, indent) + "}";
			return tag + "{ " + $join.call(ys, ", ") + " }";
		}
		return String(obj);
	};
	function wrapQuotes(s, defaultStyle, opts) {
		var quoteChar = (opts.quoteStyle || defaultStyle) === "double" ? "\"" : "'";
		return quoteChar + s + quoteChar;
	}
	function quote(s) {
		return $replace.call(String(s), /"/g, "&quot;");
	}
	function isArray(obj) {
		return toStr(obj) === "[object Array]" && (!toStringTag || !(typeof obj === "object" && toStringTag in obj));
	}
	function isDate(obj) {
		return toStr(obj) === "[object Date]" && (!toStringTag || !(typeof obj === "object" && toStringTag in obj));
	}
	function isRegExp(obj) {
		return toStr(obj) === "[object RegExp]" && (!toStringTag || !(typeof obj === "object" && toStringTag in obj));
	}
	function isError(obj) {
		return toStr(obj) === "[object Error]" && (!toStringTag || !(typeof obj === "object" && toStringTag in obj));
	}
	function isString(obj) {
		return toStr(obj) === "[object String]" && (!toStringTag || !(typeof obj === "object" && toStringTag in obj));
	}
	function isNumber(obj) {
		return toStr(obj) === "[object Number]" && (!toStringTag || !(typeof obj === "object" && toStringTag in obj));
	}
	function isBoolean(obj) {
		return toStr(obj) === "[object Boolean]" && (!toStringTag || !(typeof obj === "object" && toStringTag in obj));
	}
	function isSymbol(obj) {
		if (hasShammedSymbols) return obj && typeof obj === "object" && obj instanceof Symbol;
		if (typeof obj === "symbol") return true;
		if (!obj || typeof obj !== "object" || !symToString) return false;
		try {
			symToString.call(obj);
			return true;
		} catch (e) {}
		return false;
	}
	function isBigInt(obj) {
		if (!obj || typeof obj !== "object" || !bigIntValueOf) return false;
		try {
			bigIntValueOf.call(obj);
			return true;
		} catch (e) {}
		return false;
	}
	var hasOwn = Object.prototype.hasOwnProperty || function(key) {
		return key in this;
	};
	function has(obj, key) {
		return hasOwn.call(obj, key);
	}
	function toStr(obj) {
		return objectToString.call(obj);
	}
	function nameOf(f) {
		if (f.name) return f.name;
		var m = $match.call(functionToString.call(f), /^function\s*([\w$]+)/);
		if (m) return m[1];
		return null;
	}
	function indexOf(xs, x) {
		if (xs.indexOf) return xs.indexOf(x);
		for (var i = 0, l = xs.length; i < l; i++) if (xs[i] === x) return i;
		return -1;
	}
	function isMap(x) {
		if (!mapSize || !x || typeof x !== "object") return false;
		try {
			mapSize.call(x);
			try {
				setSize.call(x);
			} catch (s) {
				return true;
			}
			return x instanceof Map;
		} catch (e) {}
		return false;
	}
	function isWeakMap(x) {
		if (!weakMapHas || !x || typeof x !== "object") return false;
		try {
			weakMapHas.call(x, weakMapHas);
			try {
				weakSetHas.call(x, weakSetHas);
			} catch (s) {
				return true;
			}
			return x instanceof WeakMap;
		} catch (e) {}
		return false;
	}
	function isWeakRef(x) {
		if (!weakRefDeref || !x || typeof x !== "object") return false;
		try {
			weakRefDeref.call(x);
			return true;
		} catch (e) {}
		return false;
	}
	function isSet(x) {
		if (!setSize || !x || typeof x !== "object") return false;
		try {
			setSize.call(x);
			try {
				mapSize.call(x);
			} catch (m) {
				return true;
			}
			return x instanceof Set;
		} catch (e) {}
		return false;
	}
	function isWeakSet(x) {
		if (!weakSetHas || !x || typeof x !== "object") return false;
		try {
			weakSetHas.call(x, weakSetHas);
			try {
				weakMapHas.call(x, weakMapHas);
			} catch (s) {
				return true;
			}
			return x instanceof WeakSet;
		} catch (e) {}
		return false;
	}
	function isElement(x) {
		if (!x || typeof x !== "object") return false;
		if (typeof HTMLElement !== "undefined" && x instanceof HTMLElement) return true;
		return typeof x.nodeName === "string" && typeof x.getAttribute === "function";
	}
	function inspectString(str, opts) {
		if (str.length > opts.maxStringLength) {
			var remaining = str.length - opts.maxStringLength;
			var trailer = "... " + remaining + " more character" + (remaining > 1 ? "s" : "");
			return inspectString($slice.call(str, 0, opts.maxStringLength), opts) + trailer;
		}
		return wrapQuotes($replace.call($replace.call(str, /(['\\])/g, "\\$1"), /[\x00-\x1f]/g, lowbyte), "single", opts);
	}
	function lowbyte(c) {
		var n = c.charCodeAt(0);
		var x = {
			8: "b",
			9: "t",
			10: "n",
			12: "f",
			13: "r"
		}[n];
		if (x) return "\\" + x;
		return "\\x" + (n < 16 ? "0" : "") + $toUpperCase.call(n.toString(16));
	}
	function markBoxed(str) {
		return "Object(" + str + ")";
	}
	function weakCollectionOf(type) {
		return type + " { ? }";
	}
	function collectionOf(type, size, entries, indent) {
		var joinedEntries = indent ? indentedJoin(entries, indent) : $join.call(entries, ", ");
		return type + " (" + size + ") {" + joinedEntries + "}";
	}
	function singleLineValues(xs) {
		for (var i = 0; i < xs.length; i++) if (indexOf(xs[i], "\n") >= 0) return false;
		return true;
	}
	function getIndent(opts, depth) {
		var baseIndent;
		if (opts.indent === "	") baseIndent = "	";
		else if (typeof opts.indent === "number" && opts.indent > 0) baseIndent = $join.call(Array(opts.indent + 1), " ");
		else return null;
		return {
			base: baseIndent,
			prev: $join.call(Array(depth + 1), baseIndent)
		};
	}
	function indentedJoin(xs, indent) {
		if (xs.length === 0) return "";
		var lineJoiner = "\n" + indent.prev + indent.base;
		return lineJoiner + $join.call(xs, "," + lineJoiner) + "\n" + indent.prev;
	}
	function arrObjKeys(obj, inspect) {
		var isArr = isArray(obj);
		var xs = [];
		if (isArr) {
			xs.length = obj.length;
			for (var i = 0; i < obj.length; i++) xs[i] = has(obj, i) ? inspect(obj[i], obj) : "";
		}
		var syms = typeof gOPS === "function" ? gOPS(obj) : [];
		var symMap;
		if (hasShammedSymbols) {
			symMap = {};
			for (var k = 0; k < syms.length; k++) symMap["$" + syms[k]] = syms[k];
		}
		for (var key in obj) {
			if (!has(obj, key)) continue;
			if (isArr && String(Number(key)) === key && key < obj.length) continue;
			if (hasShammedSymbols && symMap["$" + key] instanceof Symbol) continue;
			else if ($test.call(/[^\w$]/, key)) xs.push(inspect(key, obj) + ": " + inspect(obj[key], obj));
			else xs.push(key + ": " + inspect(obj[key], obj));
		}
		if (typeof gOPS === "function") {
			for (var j = 0; j < syms.length; j++) if (isEnumerable.call(obj, syms[j])) xs.push("[" + inspect(syms[j]) + "]: " + inspect(obj[syms[j]], obj));
		}
		return xs;
	}
})))(), 1);
function safeString(obj) {
	if (typeof obj === "string") return JSON.stringify(obj);
	return (0, import_object_inspect.default)(obj).replace(/\[Object: null prototype\] /g, "").replace(/(^')|('$)/g, "");
}
function fmt(reason) {
	return reason.replace(/'/g, "\\'");
}
// node_modules/@graphql-inspector/core/esm/diff/changes/directive.js
function buildDirectiveRemovedMessage(args) {
	return `Directive '${args.removedDirectiveName}' was removed`;
}
const directiveRemovedCriticalityBreakingReason = `A directive could be in use of a client application. Removing it could break the client application.`;
function directiveRemovedFromMeta(args) {
	return {
		criticality: {
			level: CriticalityLevel.Breaking,
			reason: directiveRemovedCriticalityBreakingReason
		},
		type: ChangeType.DirectiveRemoved,
		message: buildDirectiveRemovedMessage(args.meta),
		path: `@${args.meta.removedDirectiveName}`,
		meta: args.meta
	};
}
function directiveRemoved(directive) {
	return directiveRemovedFromMeta({
		type: ChangeType.DirectiveRemoved,
		meta: { removedDirectiveName: directive.name }
	});
}
function buildDirectiveAddedMessage(args) {
	return `Directive '${args.addedDirectiveName}' was added`;
}
function directiveAddedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.NonBreaking },
		type: ChangeType.DirectiveAdded,
		message: buildDirectiveAddedMessage(args.meta),
		path: `@${args.meta.addedDirectiveName}`,
		meta: args.meta
	};
}
function directiveAdded(directive) {
	return directiveAddedFromMeta({
		type: ChangeType.DirectiveAdded,
		meta: {
			addedDirectiveName: directive.name,
			addedDirectiveDescription: directive.description ?? null,
			addedDirectiveLocations: directive.locations.map((l) => String(l)),
			addedDirectiveRepeatable: directive.isRepeatable
		}
	});
}
function buildDirectiveDescriptionChangedMessage(args) {
	if (args.oldDirectiveDescription === null && args.newDirectiveDescription !== null) return `Directive '${args.directiveName}' description '${fmt(args.newDirectiveDescription)}' was added`;
	if (args.newDirectiveDescription === null && args.oldDirectiveDescription !== null) return `Directive '${args.directiveName}' description '${fmt(args.oldDirectiveDescription)}' was removed`;
	return `Directive '${args.directiveName}' description changed from '${fmt(args.oldDirectiveDescription ?? "")}' to '${fmt(args.newDirectiveDescription ?? "")}'`;
}
function directiveDescriptionChangedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.NonBreaking },
		type: ChangeType.DirectiveDescriptionChanged,
		message: buildDirectiveDescriptionChangedMessage(args.meta),
		path: `@${args.meta.directiveName}`,
		meta: args.meta
	};
}
function directiveDescriptionChanged(oldDirective, newDirective) {
	return directiveDescriptionChangedFromMeta({
		type: ChangeType.DirectiveDescriptionChanged,
		meta: {
			directiveName: newDirective.name,
			oldDirectiveDescription: oldDirective?.description ?? null,
			newDirectiveDescription: newDirective.description ?? null
		}
	});
}
function buildDirectiveRepeatableAddedMessage(args) {
	return `Directive '${args.directiveName}' added repeatable.`;
}
function directiveRepeatableAddedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.NonBreaking },
		type: ChangeType.DirectiveRepeatableAdded,
		message: buildDirectiveRepeatableAddedMessage(args.meta),
		path: `@${args.meta.directiveName}`,
		meta: args.meta
	};
}
function directiveRepeatableAdded(directive) {
	return directiveRepeatableAddedFromMeta({
		type: ChangeType.DirectiveRepeatableAdded,
		meta: { directiveName: directive.name }
	});
}
function buildDirectiveRepeatableRemovedMessage(args) {
	return `Directive '${args.directiveName}' removed repeatable.`;
}
function directiveRepeatableRemovedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.Dangerous },
		type: ChangeType.DirectiveRepeatableRemoved,
		message: buildDirectiveRepeatableRemovedMessage(args.meta),
		path: `@${args.meta.directiveName}`,
		meta: args.meta
	};
}
function directiveRepeatableRemoved(directive) {
	return directiveRepeatableRemovedFromMeta({
		type: ChangeType.DirectiveRepeatableRemoved,
		meta: { directiveName: directive.name }
	});
}
function buildDirectiveLocationAddedMessage(args) {
	return `Location '${args.addedDirectiveLocation}' was added to directive '${args.directiveName}'`;
}
function directiveLocationAddedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.NonBreaking },
		type: ChangeType.DirectiveLocationAdded,
		message: buildDirectiveLocationAddedMessage(args.meta),
		path: `@${args.meta.directiveName}`,
		meta: args.meta
	};
}
function directiveLocationAdded(directive, location) {
	return directiveLocationAddedFromMeta({
		type: ChangeType.DirectiveLocationAdded,
		meta: {
			directiveName: directive.name,
			addedDirectiveLocation: String(location)
		}
	});
}
function buildDirectiveLocationRemovedMessage(args) {
	return `Location '${args.removedDirectiveLocation}' was removed from directive '${args.directiveName}'`;
}
const directiveLocationRemovedBreakingReason = `A directive could be in use of a client application. Removing it could break the client application.`;
function directiveLocationRemovedFromMeta(args) {
	return {
		criticality: {
			level: CriticalityLevel.Breaking,
			reason: directiveLocationRemovedBreakingReason
		},
		type: ChangeType.DirectiveLocationRemoved,
		message: buildDirectiveLocationRemovedMessage(args.meta),
		path: `@${args.meta.directiveName}`,
		meta: args.meta
	};
}
function directiveLocationRemoved(directive, location) {
	return directiveLocationRemovedFromMeta({
		type: ChangeType.DirectiveLocationRemoved,
		meta: {
			directiveName: directive.name,
			removedDirectiveLocation: location.toString()
		}
	});
}
const directiveArgumentAddedBreakingReason = `A directive could be in use of a client application. Adding a non-nullable argument will break those clients.`;
const directiveArgumentNonBreakingReason = `A directive could be in use of a client application. Adding a nullable argument will not break those clients.`;
const directiveArgumentNewReason = `Refer to the directive usage for the breaking status. If the directive is new and therefore unused, then adding an argument does not risk breaking clients.`;
function directiveArgumentAddedFromMeta(args) {
	return {
		criticality: args.meta.addedToNewDirective ? {
			level: CriticalityLevel.NonBreaking,
			reason: directiveArgumentNewReason
		} : args.meta.addedDirectiveArgumentTypeIsNonNull ? {
			level: CriticalityLevel.Breaking,
			reason: directiveArgumentAddedBreakingReason
		} : {
			level: CriticalityLevel.NonBreaking,
			reason: directiveArgumentNonBreakingReason
		},
		type: ChangeType.DirectiveArgumentAdded,
		message: `Argument '${args.meta.addedDirectiveArgumentName}' was added to directive '${args.meta.directiveName}'`,
		path: `@${args.meta.directiveName}`,
		meta: args.meta
	};
}
function directiveArgumentAdded(directive, arg, addedToNewDirective) {
	return directiveArgumentAddedFromMeta({
		type: ChangeType.DirectiveArgumentAdded,
		meta: {
			directiveName: directive.name,
			addedDirectiveArgumentName: arg.name,
			addedDirectiveArgumentType: arg.type.toString(),
			addedDirectiveDefaultValue: hasDefaultValue(arg) ? safeString(getDefaultValue(arg)) : void 0,
			addedDirectiveArgumentTypeIsNonNull: isNonNullType(arg.type),
			addedDirectiveArgumentDescription: arg.description ?? void 0,
			addedToNewDirective
		}
	});
}
function buildDirectiveArgumentRemovedMessage(args) {
	return `Argument '${args.removedDirectiveArgumentName}' was removed from directive '${args.directiveName}'`;
}
const directiveArgumentRemovedBreakingReason = `A directive argument could be in use of a client application. Removing the argument can break client applications.`;
function directiveArgumentRemovedFromMeta(args) {
	return {
		criticality: {
			level: CriticalityLevel.Breaking,
			reason: directiveArgumentRemovedBreakingReason
		},
		type: ChangeType.DirectiveArgumentRemoved,
		message: buildDirectiveArgumentRemovedMessage(args.meta),
		path: `@${args.meta.directiveName}.${args.meta.removedDirectiveArgumentName}`,
		meta: args.meta
	};
}
function directiveArgumentRemoved(directive, arg) {
	return directiveArgumentRemovedFromMeta({
		type: ChangeType.DirectiveArgumentRemoved,
		meta: {
			directiveName: directive.name,
			removedDirectiveArgumentName: arg.name
		}
	});
}
function buildDirectiveArgumentDescriptionChangedMessage(args) {
	if (args.oldDirectiveArgumentDescription === null && args.newDirectiveArgumentDescription !== null) return `Description '${fmt(args.newDirectiveArgumentDescription)}' was added to argument '${args.directiveArgumentName}' on directive '${args.directiveName}'`;
	if (args.newDirectiveArgumentDescription === null && args.oldDirectiveArgumentDescription !== null) return `Description '${fmt(args.oldDirectiveArgumentDescription)}' was removed from argument '${args.directiveArgumentName}' on directive '${args.directiveName}'`;
	return `Description for argument '${args.directiveArgumentName}' on directive '${args.directiveName}' changed from '${fmt(args.oldDirectiveArgumentDescription ?? "")}' to '${fmt(args.newDirectiveArgumentDescription ?? "")}'`;
}
function directiveArgumentDescriptionChangedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.NonBreaking },
		type: ChangeType.DirectiveArgumentDescriptionChanged,
		message: buildDirectiveArgumentDescriptionChangedMessage(args.meta),
		path: `@${args.meta.directiveName}.${args.meta.directiveArgumentName}`,
		meta: args.meta
	};
}
function directiveArgumentDescriptionChanged(directive, oldArg, newArg) {
	return directiveArgumentDescriptionChangedFromMeta({
		type: ChangeType.DirectiveArgumentDescriptionChanged,
		meta: {
			directiveName: directive.name,
			directiveArgumentName: newArg.name,
			oldDirectiveArgumentDescription: oldArg?.description ?? null,
			newDirectiveArgumentDescription: newArg.description ?? null
		}
	});
}
function buildDirectiveArgumentDefaultValueChanged(args) {
	return args.oldDirectiveArgumentDefaultValue === void 0 ? `Default value '${args.newDirectiveArgumentDefaultValue}' was added to argument '${args.directiveArgumentName}' on directive '${args.directiveName}'` : `Default value for argument '${args.directiveArgumentName}' on directive '${args.directiveName}' changed from '${args.oldDirectiveArgumentDefaultValue}' to '${args.newDirectiveArgumentDefaultValue}'`;
}
const directiveArgumentDefaultValueChangedDangerousReason = "Changing the default value for an argument may change the runtime behaviour of a field if it was never provided.";
function directiveArgumentDefaultValueChangedFromMeta(args) {
	return {
		criticality: {
			level: CriticalityLevel.Dangerous,
			reason: directiveArgumentDefaultValueChangedDangerousReason
		},
		type: ChangeType.DirectiveArgumentDefaultValueChanged,
		message: buildDirectiveArgumentDefaultValueChanged(args.meta),
		path: `@${args.meta.directiveName}.${args.meta.directiveArgumentName}`,
		meta: args.meta
	};
}
function directiveArgumentDefaultValueChanged(directive, oldArg, newArg) {
	const meta = {
		directiveName: directive.name,
		directiveArgumentName: newArg.name
	};
	const oldDefaultValue = oldArg === null ? void 0 : getDefaultValue(oldArg);
	const newDefaultValue = getDefaultValue(newArg);
	if (oldDefaultValue !== void 0) meta.oldDirectiveArgumentDefaultValue = safeString(oldDefaultValue);
	if (newDefaultValue !== void 0) meta.newDirectiveArgumentDefaultValue = safeString(newDefaultValue);
	return directiveArgumentDefaultValueChangedFromMeta({
		type: ChangeType.DirectiveArgumentDefaultValueChanged,
		meta
	});
}
function buildDirectiveArgumentTypeChangedMessage(args) {
	return `Type for argument '${args.meta.directiveArgumentName}' on directive '${args.meta.directiveName}' changed from '${args.meta.oldDirectiveArgumentType}' to '${args.meta.newDirectiveArgumentType}'`;
}
const directiveArgumentTypeChangedNonBreakingReason = "Changing an input field from non-null to null is considered non-breaking.";
function directiveArgumentTypeChangedFromMeta(args) {
	return {
		criticality: args.meta.isSafeDirectiveArgumentTypeChange ? {
			level: CriticalityLevel.NonBreaking,
			reason: directiveArgumentTypeChangedNonBreakingReason
		} : { level: CriticalityLevel.Breaking },
		type: ChangeType.DirectiveArgumentTypeChanged,
		message: buildDirectiveArgumentTypeChangedMessage(args),
		path: `@${args.meta.directiveName}.${args.meta.directiveArgumentName}`,
		meta: args.meta
	};
}
function directiveArgumentTypeChanged(directive, oldArg, newArg) {
	return directiveArgumentTypeChangedFromMeta({
		type: ChangeType.DirectiveArgumentTypeChanged,
		meta: {
			directiveName: directive.name,
			directiveArgumentName: newArg.name,
			oldDirectiveArgumentType: oldArg?.type.toString() ?? "",
			newDirectiveArgumentType: newArg.type.toString(),
			isSafeDirectiveArgumentTypeChange: safeChangeForInputValue(oldArg.type, newArg.type)
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/changes/schema.js
function buildSchemaQueryTypeChangedMessage(args) {
	if (args.oldQueryTypeName === null) return `Schema query root type was set to '${args.newQueryTypeName}'.`;
	if (args.newQueryTypeName === null) return `Schema query root type '${args.oldQueryTypeName}' was removed.`;
	return `Schema query root type was changed from '${args.oldQueryTypeName}' to '${args.newQueryTypeName}'`;
}
function schemaQueryTypeChangedFromMeta(args) {
	return {
		type: ChangeType.SchemaQueryTypeChanged,
		criticality: { level: args.meta.oldQueryTypeName === null ? CriticalityLevel.NonBreaking : CriticalityLevel.Breaking },
		message: buildSchemaQueryTypeChangedMessage(args.meta),
		meta: args.meta
	};
}
function schemaQueryTypeChanged(oldSchema, newSchema) {
	const oldName = oldSchema?.getQueryType()?.name || null;
	const newName = newSchema?.getQueryType()?.name || null;
	return schemaQueryTypeChangedFromMeta({
		type: ChangeType.SchemaQueryTypeChanged,
		meta: {
			oldQueryTypeName: oldName,
			newQueryTypeName: newName
		}
	});
}
function buildSchemaMutationTypeChangedMessage(args) {
	if (args.oldMutationTypeName === null) return `Schema mutation type was set to '${args.newMutationTypeName}'.`;
	if (args.newMutationTypeName === null) return `Schema mutation type '${args.oldMutationTypeName}' was removed.`;
	return `Schema mutation type was changed from '${args.oldMutationTypeName}' to '${args.newMutationTypeName}'`;
}
function schemaMutationTypeChangedFromMeta(args) {
	return {
		type: ChangeType.SchemaMutationTypeChanged,
		criticality: { level: args.meta.oldMutationTypeName === null ? CriticalityLevel.NonBreaking : CriticalityLevel.Breaking },
		message: buildSchemaMutationTypeChangedMessage(args.meta),
		meta: args.meta
	};
}
function schemaMutationTypeChanged(oldSchema, newSchema) {
	const oldName = oldSchema?.getMutationType()?.name || null;
	const newName = newSchema?.getMutationType()?.name || null;
	return schemaMutationTypeChangedFromMeta({
		type: ChangeType.SchemaMutationTypeChanged,
		meta: {
			newMutationTypeName: newName,
			oldMutationTypeName: oldName
		}
	});
}
function buildSchemaSubscriptionTypeChangedMessage(args) {
	if (args.oldSubscriptionTypeName === null) return `Schema subscription type was set to '${args.newSubscriptionTypeName}'.`;
	if (args.newSubscriptionTypeName === null) return `Schema subscription type '${args.oldSubscriptionTypeName}' was removed.`;
	return `Schema subscription type was changed from '${args.oldSubscriptionTypeName}' to '${args.newSubscriptionTypeName}'`;
}
function schemaSubscriptionTypeChangedFromMeta(args) {
	return {
		type: ChangeType.SchemaSubscriptionTypeChanged,
		criticality: { level: args.meta.oldSubscriptionTypeName === null ? CriticalityLevel.NonBreaking : CriticalityLevel.Breaking },
		message: buildSchemaSubscriptionTypeChangedMessage(args.meta),
		meta: args.meta
	};
}
function schemaSubscriptionTypeChanged(oldSchema, newSchema) {
	const oldName = oldSchema?.getSubscriptionType()?.name || null;
	const newName = newSchema?.getSubscriptionType()?.name || null;
	return schemaSubscriptionTypeChangedFromMeta({
		type: ChangeType.SchemaSubscriptionTypeChanged,
		meta: {
			newSubscriptionTypeName: newName,
			oldSubscriptionTypeName: oldName
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/changes/type.js
function buildTypeRemovedMessage(type) {
	return `Type '${type.removedTypeName}' was removed`;
}
function typeRemovedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.Breaking },
		type: ChangeType.TypeRemoved,
		message: buildTypeRemovedMessage(args.meta),
		meta: args.meta,
		path: args.meta.removedTypeName
	};
}
function typeRemoved(type) {
	return typeRemovedFromMeta({
		type: ChangeType.TypeRemoved,
		meta: { removedTypeName: type.name }
	});
}
function buildTypeAddedMessage(type) {
	return `Type '${type.addedTypeName}' was added`;
}
function typeAddedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.NonBreaking },
		type: ChangeType.TypeAdded,
		message: buildTypeAddedMessage(args.meta),
		meta: args.meta,
		path: args.meta.addedTypeName
	};
}
function addedTypeMeta(type) {
	if (isEnumType(type)) return {
		addedTypeKind: Kind.ENUM_TYPE_DEFINITION,
		addedTypeName: type.name
	};
	if (isObjectType(type) || isInterfaceType(type)) return {
		addedTypeKind: getKind(type),
		addedTypeName: type.name
	};
	if (isUnionType(type)) return {
		addedTypeKind: Kind.UNION_TYPE_DEFINITION,
		addedTypeName: type.name
	};
	if (isInputObjectType(type)) return {
		addedTypeKind: Kind.INPUT_OBJECT_TYPE_DEFINITION,
		addedTypeIsOneOf: type.isOneOf,
		addedTypeName: type.name
	};
	return {
		addedTypeKind: getKind(type),
		addedTypeName: type.name
	};
}
function typeAdded(type) {
	return typeAddedFromMeta({
		type: ChangeType.TypeAdded,
		meta: addedTypeMeta(type)
	});
}
function buildTypeKindChangedMessage(args) {
	return `'${args.meta.typeName}' kind changed from '${args.meta.oldTypeKind}' to '${args.meta.newTypeKind}'`;
}
function typeKindChangedFromMeta(args) {
	return {
		criticality: {
			level: CriticalityLevel.Breaking,
			reason: `Changing the kind of a type is a breaking change because it can cause existing queries to error. For example, turning an object type to a scalar type would break queries that define a selection set for this type.`
		},
		type: ChangeType.TypeKindChanged,
		message: buildTypeKindChangedMessage(args),
		path: args.meta.typeName,
		meta: args.meta
	};
}
function typeKindChanged(oldType, newType) {
	return typeKindChangedFromMeta({
		type: ChangeType.TypeKindChanged,
		meta: {
			typeName: newType.name,
			newTypeKind: String(getKind(newType)),
			oldTypeKind: String(getKind(oldType))
		}
	});
}
function buildTypeDescriptionChangedMessage(args) {
	const oldDesc = fmt(args.oldTypeDescription);
	const newDesc = fmt(args.newTypeDescription);
	return `Description '${oldDesc}' on type '${args.typeName}' has changed to '${newDesc}'`;
}
function typeDescriptionChangedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.NonBreaking },
		type: ChangeType.TypeDescriptionChanged,
		message: buildTypeDescriptionChangedMessage(args.meta),
		path: args.meta.typeName,
		meta: args.meta
	};
}
function typeDescriptionChanged(oldType, newType) {
	return typeDescriptionChangedFromMeta({
		type: ChangeType.TypeDescriptionChanged,
		meta: {
			typeName: oldType.name,
			newTypeDescription: newType.description ?? "",
			oldTypeDescription: oldType.description ?? ""
		}
	});
}
function buildTypeDescriptionRemoved(args) {
	return `Description '${fmt(args.removedTypeDescription)}' was removed from object type '${args.typeName}'`;
}
function typeDescriptionRemovedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.NonBreaking },
		type: ChangeType.TypeDescriptionRemoved,
		message: buildTypeDescriptionRemoved(args.meta),
		path: args.meta.typeName,
		meta: args.meta
	};
}
function typeDescriptionRemoved(type) {
	return typeDescriptionRemovedFromMeta({
		type: ChangeType.TypeDescriptionRemoved,
		meta: {
			typeName: type.name,
			removedTypeDescription: type.description ?? ""
		}
	});
}
function buildTypeDescriptionAddedMessage(args) {
	const desc = fmt(args.addedTypeDescription);
	return `Object type '${args.typeName}' has description '${desc}'`;
}
function typeDescriptionAddedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.NonBreaking },
		type: ChangeType.TypeDescriptionAdded,
		message: buildTypeDescriptionAddedMessage(args.meta),
		path: args.meta.typeName,
		meta: args.meta
	};
}
function typeDescriptionAdded(type) {
	return typeDescriptionAddedFromMeta({
		type: ChangeType.TypeDescriptionAdded,
		meta: {
			typeName: type.name,
			addedTypeDescription: type.description ?? ""
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/directive.js
function changesInDirective(oldDirective, newDirective, addChange) {
	if (isNotEqual(oldDirective?.description, newDirective.description)) addChange(directiveDescriptionChanged(oldDirective, newDirective));
	if (!newDirective.isRepeatable && oldDirective?.isRepeatable) addChange(directiveRepeatableRemoved(newDirective));
	if (newDirective.isRepeatable && !oldDirective?.isRepeatable) addChange(directiveRepeatableAdded(newDirective));
	const locations = {
		added: diffArrays(newDirective.locations, oldDirective?.locations ?? []),
		removed: diffArrays(oldDirective?.locations ?? [], newDirective.locations)
	};
	for (const location of locations.added) addChange(directiveLocationAdded(newDirective, location));
	for (const location of locations.removed) addChange(directiveLocationRemoved(newDirective, location));
	compareLists(oldDirective?.args ?? [], newDirective.args, {
		onAdded(arg) {
			addChange(directiveArgumentAdded(newDirective, arg, oldDirective === null));
		},
		onRemoved(arg) {
			addChange(directiveArgumentRemoved(newDirective, arg));
		},
		onMutual(arg) {
			changesInDirectiveArgument(newDirective, arg.oldVersion, arg.newVersion, addChange);
		}
	});
}
function changesInDirectiveArgument(directive, oldArg, newArg, addChange) {
	if (isNotEqual(oldArg?.description, newArg.description)) addChange(directiveArgumentDescriptionChanged(directive, oldArg, newArg));
	if (!defaultValuesAreEqual(oldArg, newArg)) addChange(directiveArgumentDefaultValueChanged(directive, oldArg, newArg));
	if (isNotEqual(oldArg.type.toString(), newArg.type.toString())) addChange(directiveArgumentTypeChanged(directive, oldArg, newArg));
}
// node_modules/@graphql-inspector/core/esm/diff/changes/enum.js
function buildEnumValueRemovedMessage(args) {
	return `Enum value '${args.removedEnumValueName}' ${args.isEnumValueDeprecated ? "(deprecated) " : ""}was removed from enum '${args.enumName}'`;
}
const enumValueRemovedCriticalityBreakingReason = `Removing an enum value will cause existing queries that use this enum value to error.`;
function enumValueRemovedFromMeta(args) {
	return {
		type: ChangeType.EnumValueRemoved,
		criticality: {
			level: CriticalityLevel.Breaking,
			reason: enumValueRemovedCriticalityBreakingReason
		},
		message: buildEnumValueRemovedMessage(args.meta),
		meta: args.meta,
		path: [args.meta.enumName, args.meta.removedEnumValueName].join(".")
	};
}
function enumValueRemoved(oldEnum, value) {
	return enumValueRemovedFromMeta({
		type: ChangeType.EnumValueRemoved,
		meta: {
			enumName: oldEnum.name,
			removedEnumValueName: value.name,
			isEnumValueDeprecated: isDeprecated(value)
		}
	});
}
function buildEnumValueAddedMessage(args) {
	return `Enum value '${args.meta.addedEnumValueName}' was added to enum '${args.meta.enumName}'`;
}
const enumValueAddedCriticalityDangerousReason = `Adding an enum value may break existing clients that were not programming defensively against an added case when querying an enum.`;
function enumValueAddedFromMeta(args) {
	/** Dangerous is there was a previous enum value */
	const isSafe = args.meta.addedToNewType;
	return {
		type: ChangeType.EnumValueAdded,
		criticality: {
			level: isSafe ? CriticalityLevel.NonBreaking : CriticalityLevel.Dangerous,
			reason: isSafe ? void 0 : enumValueAddedCriticalityDangerousReason
		},
		message: buildEnumValueAddedMessage(args),
		meta: args.meta,
		path: [args.meta.enumName, args.meta.addedEnumValueName].join(".")
	};
}
function enumValueAdded(type, value, addedToNewType) {
	return enumValueAddedFromMeta({
		type: ChangeType.EnumValueAdded,
		meta: {
			enumName: type.name,
			addedEnumValueName: value.name,
			addedToNewType,
			addedDirectiveDescription: value.description ?? null
		}
	});
}
function buildEnumValueDescriptionChangedMessage(args) {
	if (args.oldEnumValueDescription === null && args.newEnumValueDescription !== null) return `Description '${fmt(args.newEnumValueDescription)}' was added to enum value '${args.enumName}.${args.enumValueName}'`;
	if (args.newEnumValueDescription === null && args.oldEnumValueDescription !== null) return `Description '${fmt(args.oldEnumValueDescription)}' was removed from enum value '${args.enumName}.${args.enumValueName}'`;
	return `Description for enum value '${args.enumName}.${args.enumValueName}' changed from '${fmt(args.oldEnumValueDescription ?? "")}' to '${fmt(args.newEnumValueDescription ?? "")}'`;
}
function enumValueDescriptionChangedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.NonBreaking },
		type: ChangeType.EnumValueDescriptionChanged,
		message: buildEnumValueDescriptionChangedMessage(args.meta),
		path: [args.meta.enumName, args.meta.enumValueName].join("."),
		meta: args.meta
	};
}
function enumValueDescriptionChanged(newEnum, oldValue, newValue) {
	return enumValueDescriptionChangedFromMeta({
		type: ChangeType.EnumValueDescriptionChanged,
		meta: {
			enumName: newEnum.name,
			enumValueName: newValue.name,
			oldEnumValueDescription: oldValue?.description ?? null,
			newEnumValueDescription: newValue.description ?? null
		}
	});
}
function buildEnumValueDeprecationChangedMessage(args) {
	const oldReason = fmt(args.oldEnumValueDeprecationReason);
	const newReason = fmt(args.newEnumValueDeprecationReason);
	return `Enum value '${args.enumName}.${args.enumValueName}' deprecation reason changed from '${oldReason}' to '${newReason}'`;
}
function enumValueDeprecationReasonChangedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.NonBreaking },
		type: ChangeType.EnumValueDeprecationReasonChanged,
		message: buildEnumValueDeprecationChangedMessage(args.meta),
		path: [
			args.meta.enumName,
			args.meta.enumValueName,
			`@${GraphQLDeprecatedDirective.name}`
		].join("."),
		meta: args.meta
	};
}
function enumValueDeprecationReasonChanged(newEnum, oldValue, newValue) {
	return enumValueDeprecationReasonChangedFromMeta({
		type: ChangeType.EnumValueDeprecationReasonChanged,
		meta: {
			enumName: newEnum.name,
			enumValueName: oldValue.name,
			oldEnumValueDeprecationReason: oldValue.deprecationReason ?? "",
			newEnumValueDeprecationReason: newValue.deprecationReason ?? ""
		}
	});
}
function buildEnumValueDeprecationReasonAddedMessage(args) {
	const reason = fmt(args.addedValueDeprecationReason);
	return `Enum value '${args.enumName}.${args.enumValueName}' was deprecated with reason '${reason}'`;
}
function enumValueDeprecationReasonAddedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.NonBreaking },
		type: ChangeType.EnumValueDeprecationReasonAdded,
		message: buildEnumValueDeprecationReasonAddedMessage(args.meta),
		path: [
			args.meta.enumName,
			args.meta.enumValueName,
			`@${GraphQLDeprecatedDirective.name}`
		].join("."),
		meta: args.meta
	};
}
function enumValueDeprecationReasonAdded(newEnum, _oldValue, newValue) {
	return enumValueDeprecationReasonAddedFromMeta({
		type: ChangeType.EnumValueDeprecationReasonAdded,
		meta: {
			enumName: newEnum.name,
			enumValueName: newValue.name,
			addedValueDeprecationReason: newValue.deprecationReason ?? ""
		}
	});
}
function buildEnumValueDeprecationReasonRemovedMessage(args) {
	return `Deprecation reason was removed from enum value '${args.enumName}.${args.enumValueName}'`;
}
function enumValueDeprecationReasonRemovedFromMeta(args) {
	return {
		criticality: { level: CriticalityLevel.NonBreaking },
		type: ChangeType.EnumValueDeprecationReasonRemoved,
		message: buildEnumValueDeprecationReasonRemovedMessage(args.meta),
		path: [args.meta.enumName, args.meta.enumValueName].join("."),
		meta: args.meta
	};
}
function enumValueDeprecationReasonRemoved(newEnum, oldValue, _newValue) {
	return enumValueDeprecationReasonRemovedFromMeta({
		type: ChangeType.EnumValueDeprecationReasonRemoved,
		meta: {
			enumName: newEnum.name,
			enumValueName: oldValue.name,
			removedEnumValueDeprecationReason: oldValue.deprecationReason ?? ""
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/enum.js
const DEPRECATION_REASON_DEFAULT$1 = "No longer supported";
function changesInEnum(oldEnum, newEnum, addChange) {
	compareLists(oldEnum?.getValues() ?? [], newEnum.getValues(), {
		onAdded(value) {
			addChange(enumValueAdded(newEnum, value, oldEnum === null));
			changesInEnumValue({
				newVersion: value,
				oldVersion: null
			}, newEnum, addChange);
		},
		onRemoved(value) {
			addChange(enumValueRemoved(oldEnum, value));
		},
		onMutual(value) {
			changesInEnumValue(value, newEnum, addChange);
		}
	});
	compareDirectiveLists(oldEnum?.astNode?.directives || [], newEnum.astNode?.directives || [], {
		onAdded(directive) {
			addChange(directiveUsageAdded(Kind.ENUM_TYPE_DEFINITION, directive, newEnum, oldEnum === null));
			directiveUsageChanged(null, directive, addChange, newEnum);
		},
		onMutual(directive) {
			directiveUsageChanged(directive.oldVersion, directive.newVersion, addChange, newEnum);
		},
		onRemoved(directive) {
			addChange(directiveUsageRemoved(Kind.ENUM_TYPE_DEFINITION, directive, newEnum));
		}
	});
}
function changesInEnumValue(value, newEnum, addChange) {
	const oldValue = value.oldVersion;
	const newValue = value.newVersion;
	if (isNotEqual(oldValue?.description, newValue.description)) addChange(enumValueDescriptionChanged(newEnum, oldValue, newValue));
	if (isNotEqual(oldValue?.deprecationReason, newValue.deprecationReason)) {
		if (isVoid(oldValue?.deprecationReason) || oldValue?.deprecationReason === DEPRECATION_REASON_DEFAULT$1) addChange(enumValueDeprecationReasonAdded(newEnum, oldValue, newValue));
		else if (isVoid(newValue.deprecationReason) || newValue?.deprecationReason === DEPRECATION_REASON_DEFAULT$1) addChange(enumValueDeprecationReasonRemoved(newEnum, oldValue, newValue));
		else addChange(enumValueDeprecationReasonChanged(newEnum, oldValue, newValue));
	}
	compareDirectiveLists(oldValue?.astNode?.directives || [], newValue.astNode?.directives || [], {
		onAdded(directive) {
			addChange(directiveUsageAdded(Kind.ENUM_VALUE_DEFINITION, directive, {
				type: newEnum,
				value: newValue
			}, oldValue === null));
			directiveUsageChanged(null, directive, addChange, newEnum, void 0, void 0, newValue);
		},
		onMutual(directive) {
			directiveUsageChanged(directive.oldVersion, directive.newVersion, addChange, newEnum, void 0, void 0, newValue);
		},
		onRemoved(directive) {
			addChange(directiveUsageRemoved(Kind.ENUM_VALUE_DEFINITION, directive, {
				type: newEnum,
				value: oldValue
			}));
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/changes/input.js
function buildInputFieldRemovedMessage(args) {
	return `Input field '${args.removedFieldName}' ${args.isInputFieldDeprecated ? "(deprecated) " : ""}was removed from input object type '${args.inputName}'`;
}
function inputFieldRemovedFromMeta(args) {
	return {
		type: ChangeType.InputFieldRemoved,
		criticality: {
			level: CriticalityLevel.Breaking,
			reason: "Removing an input field will cause existing queries that use this input field to error."
		},
		message: buildInputFieldRemovedMessage(args.meta),
		meta: args.meta,
		path: [args.meta.inputName, args.meta.removedFieldName].join(".")
	};
}
function inputFieldRemoved(input, field) {
	return inputFieldRemovedFromMeta({
		type: ChangeType.InputFieldRemoved,
		meta: {
			inputName: input.name,
			removedFieldName: field.name,
			isInputFieldDeprecated: isDeprecated(field)
		}
	});
}
function buildInputFieldAddedMessage(args) {
	return `Input field '${args.addedInputFieldName}' of type '${args.addedInputFieldType}'${args.addedFieldDefault ? ` with default value '${args.addedFieldDefault}'` : ""} was added to input object type '${args.inputName}'`;
}
function inputFieldAddedFromMeta(args) {
	let criticality;
	const addedNullableWithoutDefault = args.meta.isAddedInputFieldTypeNullable && args.meta.addedFieldDefault === void 0;
	if (args.meta.addedToNewType) criticality = {
		level: CriticalityLevel.NonBreaking,
		reason: "The field is being added to a new type."
	};
	else if (addedNullableWithoutDefault) criticality = {
		level: CriticalityLevel.NonBreaking,
		reason: "The field is nullable and no default is set."
	};
	else if (args.meta.addedFieldDefault === void 0) criticality = {
		level: CriticalityLevel.Breaking,
		reason: "Adding a required input field to an existing input object type is a breaking change because it will cause existing uses of this input object type to error."
	};
	else criticality = {
		level: CriticalityLevel.Dangerous,
		reason: "Adding a field with a default value can change runtime behavior for clients that previously omitted it, and during rolling deploys consumers may receive the new default before producers are ready to handle it."
	};
	return {
		type: ChangeType.InputFieldAdded,
		criticality,
		message: buildInputFieldAddedMessage(args.meta),
		meta: args.meta,
		path: [args.meta.inputName, args.meta.addedInputFieldName].join(".")
	};
}
function inputFieldAdded(input, field, addedToNewType) {
	const defaultValue = getDefaultValue(field);
	return inputFieldAddedFromMeta({
		type: ChangeType.InputFieldAdded,
		meta: {
			inputName: input.name,
			addedInputFieldName: field.name,
			isAddedInputFieldTypeNullable: !isNonNullType(field.type),
			addedInputFieldType: field.type.toString(),
			...hasDefaultValue(field) ? { addedFieldDefault: safeString(defaultValue) } : {},
			addedToNewType
		}
	});
}
function buildInputFieldDescriptionAddedMessage(args) {
	const desc = fmt(args.addedInputFieldDescription);
	return `Input field '${args.inputName}.${args.inputFieldName}' has description '${desc}'`;
}
function inputFieldDescriptionAddedFromMeta(args) {
	return {
		type: ChangeType.InputFieldDescriptionAdded,
		criticality: { level: CriticalityLevel.NonBreaking },
		message: buildInputFieldDescriptionAddedMessage(args.meta),
		meta: args.meta,
		path: [args.meta.inputName, args.meta.inputFieldName].join(".")
	};
}
function inputFieldDescriptionAdded(type, field) {
	return inputFieldDescriptionAddedFromMeta({
		type: ChangeType.InputFieldDescriptionAdded,
		meta: {
			inputName: type.name,
			inputFieldName: field.name,
			addedInputFieldDescription: field.description ?? ""
		}
	});
}
function buildInputFieldDescriptionRemovedMessage(args) {
	return `Description '${fmt(args.removedDescription)}' was removed from input field '${args.inputName}.${args.inputFieldName}'`;
}
function inputFieldDescriptionRemovedFromMeta(args) {
	return {
		type: ChangeType.InputFieldDescriptionRemoved,
		criticality: { level: CriticalityLevel.NonBreaking },
		message: buildInputFieldDescriptionRemovedMessage(args.meta),
		meta: args.meta,
		path: [args.meta.inputName, args.meta.inputFieldName].join(".")
	};
}
function inputFieldDescriptionRemoved(type, field) {
	return inputFieldDescriptionRemovedFromMeta({
		type: ChangeType.InputFieldDescriptionRemoved,
		meta: {
			inputName: type.name,
			inputFieldName: field.name,
			removedDescription: field.description ?? ""
		}
	});
}
function buildInputFieldDescriptionChangedMessage(args) {
	const oldDesc = fmt(args.oldInputFieldDescription);
	const newDesc = fmt(args.newInputFieldDescription);
	return `Input field '${args.inputName}.${args.inputFieldName}' description changed from '${oldDesc}' to '${newDesc}'`;
}
function inputFieldDescriptionChangedFromMeta(args) {
	return {
		type: ChangeType.InputFieldDescriptionChanged,
		criticality: { level: CriticalityLevel.NonBreaking },
		message: buildInputFieldDescriptionChangedMessage(args.meta),
		meta: args.meta,
		path: [args.meta.inputName, args.meta.inputFieldName].join(".")
	};
}
function inputFieldDescriptionChanged(input, oldField, newField) {
	return inputFieldDescriptionChangedFromMeta({
		type: ChangeType.InputFieldDescriptionChanged,
		meta: {
			inputName: input.name,
			inputFieldName: oldField.name,
			oldInputFieldDescription: oldField.description ?? "",
			newInputFieldDescription: newField.description ?? ""
		}
	});
}
function buildInputFieldDefaultValueChangedMessage(args) {
	return `Input field '${args.inputName}.${args.inputFieldName}' default value changed from '${args.oldDefaultValue}' to '${args.newDefaultValue}'`;
}
function inputFieldDefaultValueChangedFromMeta(args) {
	const criticality = {
		level: CriticalityLevel.Dangerous,
		reason: "Changing the default value for an argument may change the runtime behavior of a field if it was never provided."
	};
	return {
		type: ChangeType.InputFieldDefaultValueChanged,
		criticality,
		message: buildInputFieldDefaultValueChangedMessage(args.meta),
		meta: args.meta,
		path: [args.meta.inputName, args.meta.inputFieldName].join(".")
	};
}
function inputFieldDefaultValueChanged(input, oldField, newField) {
	const meta = {
		inputName: input.name,
		inputFieldName: newField.name
	};
	const oldDefaultValue = getDefaultValue(oldField);
	const newDefaultValue = getDefaultValue(newField);
	if (oldDefaultValue !== void 0) meta.oldDefaultValue = safeString(oldDefaultValue);
	if (newDefaultValue !== void 0) meta.newDefaultValue = safeString(newDefaultValue);
	return inputFieldDefaultValueChangedFromMeta({
		type: ChangeType.InputFieldDefaultValueChanged,
		meta
	});
}
function buildInputFieldTypeChangedMessage(args) {
	return `Input field '${args.inputName}.${args.inputFieldName}' changed type from '${args.oldInputFieldType}' to '${args.newInputFieldType}'`;
}
function inputFieldTypeChangedFromMeta(args) {
	return {
		type: ChangeType.InputFieldTypeChanged,
		criticality: args.meta.isInputFieldTypeChangeSafe ? {
			level: CriticalityLevel.NonBreaking,
			reason: "Changing an input field from non-null to null is considered non-breaking."
		} : {
			level: CriticalityLevel.Breaking,
			reason: "Changing the type of an input field can cause existing queries that use this field to error."
		},
		message: buildInputFieldTypeChangedMessage(args.meta),
		meta: args.meta,
		path: [args.meta.inputName, args.meta.inputFieldName].join(".")
	};
}
function inputFieldTypeChanged(input, oldField, newField) {
	return inputFieldTypeChangedFromMeta({
		type: ChangeType.InputFieldTypeChanged,
		meta: {
			inputName: input.name,
			inputFieldName: newField.name,
			oldInputFieldType: oldField.type.toString(),
			newInputFieldType: newField.type.toString(),
			isInputFieldTypeChangeSafe: safeChangeForInputValue(oldField.type, newField.type)
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/input.js
function changesInInputObject(oldInput, newInput, addChange) {
	const oldFields = oldInput?.getFields() ?? {};
	const newFields = newInput.getFields();
	compareLists(Object.values(oldFields), Object.values(newFields), {
		onAdded(field) {
			addChange(inputFieldAdded(newInput, field, oldInput == null));
			changesInInputField(newInput, null, field, addChange);
		},
		onRemoved(field) {
			addChange(inputFieldRemoved(oldInput, field));
		},
		onMutual(field) {
			changesInInputField(newInput, field.oldVersion, field.newVersion, addChange);
		}
	});
	compareDirectiveLists(oldInput?.astNode?.directives || [], newInput.astNode?.directives || [], {
		onAdded(directive) {
			addChange(directiveUsageAdded(Kind.INPUT_OBJECT_TYPE_DEFINITION, directive, newInput, oldInput === null));
			directiveUsageChanged(null, directive, addChange, newInput);
		},
		onMutual(directive) {
			directiveUsageChanged(directive.oldVersion, directive.newVersion, addChange, newInput);
		},
		onRemoved(directive) {
			addChange(directiveUsageRemoved(Kind.INPUT_OBJECT_TYPE_DEFINITION, directive, oldInput));
		}
	});
}
function changesInInputField(input, oldField, newField, addChange) {
	if (isNotEqual(oldField?.description, newField.description)) {
		if (isVoid(oldField?.description)) addChange(inputFieldDescriptionAdded(input, newField));
		else if (isVoid(newField.description)) addChange(inputFieldDescriptionRemoved(input, oldField));
		else addChange(inputFieldDescriptionChanged(input, oldField, newField));
	}
	if (!isVoid(oldField)) {
		if (!defaultValuesAreEqual(oldField, newField)) addChange(inputFieldDefaultValueChanged(input, oldField, newField));
		if (!isVoid(oldField) && isNotEqual(oldField.type.toString(), newField.type.toString())) addChange(inputFieldTypeChanged(input, oldField, newField));
	}
	if (oldField?.astNode?.directives || newField.astNode?.directives) compareDirectiveLists(oldField?.astNode?.directives || [], newField.astNode?.directives || [], {
		onAdded(directive) {
			addChange(directiveUsageAdded(Kind.INPUT_VALUE_DEFINITION, directive, {
				type: input,
				field: newField
			}, oldField === null));
			directiveUsageChanged(null, directive, addChange, input, newField);
		},
		onMutual(directive) {
			directiveUsageChanged(directive.oldVersion, directive.newVersion, addChange, input, newField);
		},
		onRemoved(directive) {
			addChange(directiveUsageRemoved(Kind.INPUT_VALUE_DEFINITION, directive, {
				type: input,
				field: newField
			}));
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/changes/field.js
function buildFieldRemovedMessage(args) {
	return `Field '${args.removedFieldName}' ${args.isRemovedFieldDeprecated ? "(deprecated) " : ""}was removed from ${args.typeType} '${args.typeName}'`;
}
function fieldRemovedFromMeta(args) {
	return {
		type: ChangeType.FieldRemoved,
		criticality: {
			level: CriticalityLevel.Breaking,
			reason: args.meta.isRemovedFieldDeprecated ? `Removing a deprecated field is a breaking change. Before removing it, you may want to look at the field's usage to see the impact of removing the field.` : `Removing a field is a breaking change. It is preferable to deprecate the field before removing it. This applies to removed union fields as well, since removal breaks client operations that contain fragments that reference the removed type through direct (... on RemovedType) or indirect means such as __typename in the consumers.`
		},
		message: buildFieldRemovedMessage(args.meta),
		meta: args.meta,
		path: [args.meta.typeName, args.meta.removedFieldName].join(".")
	};
}
function fieldRemoved(type, field) {
	const entity = isInterfaceType(type) ? "interface" : "object type";
	return fieldRemovedFromMeta({
		type: ChangeType.FieldRemoved,
		meta: {
			typeName: type.name,
			removedFieldName: field.name,
			isRemovedFieldDeprecated: field.deprecationReason != null,
			typeType: entity
		}
	});
}
function buildFieldAddedMessage(args) {
	return `Field '${args.addedFieldName}' was added to ${args.typeType} '${args.typeName}'`;
}
function fieldAddedFromMeta(args) {
	return {
		type: ChangeType.FieldAdded,
		criticality: { level: CriticalityLevel.NonBreaking },
		message: buildFieldAddedMessage(args.meta),
		meta: args.meta,
		path: [args.meta.typeName, args.meta.addedFieldName].join(".")
	};
}
function fieldAdded(type, field) {
	const entity = isInterfaceType(type) ? "interface" : "object type";
	return fieldAddedFromMeta({
		type: ChangeType.FieldAdded,
		meta: {
			typeName: type.name,
			addedFieldName: field.name,
			typeType: entity,
			addedFieldReturnType: field.type.toString()
		}
	});
}
function buildFieldDescriptionChangedMessage(args) {
	if (!args.oldDescription && args.newDescription) return `Field '${args.typeName}.${args.fieldName}' description '${fmt(args.newDescription)}' was added`;
	if (!args.newDescription && args.oldDescription) return `Field '${args.typeName}.${args.fieldName}' description '${fmt(args.oldDescription)}' was removed`;
	return `Field '${args.typeName}.${args.fieldName}' description changed from '${fmt(args.oldDescription)}' to '${fmt(args.newDescription)}'`;
}
function fieldDescriptionChangedFromMeta(args) {
	return {
		type: ChangeType.FieldDescriptionChanged,
		criticality: { level: CriticalityLevel.NonBreaking },
		message: buildFieldDescriptionChangedMessage(args.meta),
		meta: args.meta,
		path: [args.meta.typeName, args.meta.fieldName].join(".")
	};
}
function fieldDescriptionChanged(type, oldField, newField) {
	return fieldDescriptionChangedFromMeta({
		type: ChangeType.FieldDescriptionChanged,
		meta: {
			fieldName: oldField.name,
			typeName: type.name,
			oldDescription: oldField.description ?? "",
			newDescription: newField.description ?? ""
		}
	});
}
function buildFieldDescriptionAddedMessage(args) {
	const desc = fmt(args.addedDescription);
	return `Field '${args.typeName}.${args.fieldName}' has description '${desc}'`;
}
function fieldDescriptionAddedFromMeta(args) {
	return {
		type: ChangeType.FieldDescriptionAdded,
		criticality: { level: CriticalityLevel.NonBreaking },
		message: buildFieldDescriptionAddedMessage(args.meta),
		meta: args.meta,
		path: [args.meta.typeName, args.meta.fieldName].join(".")
	};
}
function fieldDescriptionAdded(type, field) {
	return fieldDescriptionAddedFromMeta({
		type: ChangeType.FieldDescriptionAdded,
		meta: {
			typeName: type.name,
			fieldName: field.name,
			addedDescription: field.description ?? ""
		}
	});
}
function buildFieldDescriptionRemovedMessage(args) {
	return `Description was removed from field '${args.typeName}.${args.fieldName}'`;
}
function fieldDescriptionRemovedFromMeta(args) {
	return {
		type: ChangeType.FieldDescriptionRemoved,
		criticality: { level: CriticalityLevel.NonBreaking },
		message: buildFieldDescriptionRemovedMessage(args.meta),
		meta: args.meta,
		path: [args.meta.typeName, args.meta.fieldName].join(".")
	};
}
function fieldDescriptionRemoved(type, field) {
	return fieldDescriptionRemovedFromMeta({
		type: ChangeType.FieldDescriptionRemoved,
		meta: {
			typeName: type.name,
			fieldName: field.name
		}
	});
}
function buildFieldDeprecatedAddedMessage(args) {
	return `Field '${args.typeName}.${args.fieldName}' is deprecated`;
}
function fieldDeprecationAddedFromMeta(args) {
	return {
		type: ChangeType.FieldDeprecationAdded,
		criticality: { level: CriticalityLevel.NonBreaking },
		message: buildFieldDeprecatedAddedMessage(args.meta),
		meta: args.meta,
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			`@${GraphQLDeprecatedDirective.name}`
		].join(".")
	};
}
function fieldDeprecationAdded(type, field) {
	return fieldDeprecationAddedFromMeta({
		type: ChangeType.FieldDeprecationAdded,
		meta: {
			typeName: type.name,
			fieldName: field.name,
			deprecationReason: field.deprecationReason ?? ""
		}
	});
}
function fieldDeprecationRemovedFromMeta(args) {
	return {
		type: ChangeType.FieldDeprecationRemoved,
		criticality: { level: CriticalityLevel.NonBreaking },
		message: `Field '${args.meta.typeName}.${args.meta.fieldName}' is no longer deprecated`,
		meta: args.meta,
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			`@${GraphQLDeprecatedDirective.name}`
		].join(".")
	};
}
function fieldDeprecationRemoved(type, field) {
	return fieldDeprecationRemovedFromMeta({
		type: ChangeType.FieldDeprecationRemoved,
		meta: {
			fieldName: field.name,
			typeName: type.name
		}
	});
}
function buildFieldDeprecationReasonChangedMessage(args) {
	const oldReason = fmt(args.oldDeprecationReason);
	const newReason = fmt(args.newDeprecationReason);
	return `Deprecation reason on field '${args.typeName}.${args.fieldName}' has changed from '${oldReason}' to '${newReason}'`;
}
function fieldDeprecationReasonChangedFromMeta(args) {
	return {
		type: ChangeType.FieldDeprecationReasonChanged,
		criticality: { level: CriticalityLevel.NonBreaking },
		message: buildFieldDeprecationReasonChangedMessage(args.meta),
		meta: args.meta,
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			`@${GraphQLDeprecatedDirective.name}`
		].join(".")
	};
}
function fieldDeprecationReasonChanged(type, oldField, newField) {
	return fieldDeprecationReasonChangedFromMeta({
		type: ChangeType.FieldDeprecationReasonChanged,
		meta: {
			fieldName: newField.name,
			typeName: type.name,
			newDeprecationReason: newField.deprecationReason ?? "",
			oldDeprecationReason: oldField.deprecationReason ?? ""
		}
	});
}
function buildFieldDeprecationReasonAddedMessage(args) {
	const reason = fmt(args.addedDeprecationReason);
	return `Field '${args.typeName}.${args.fieldName}' has deprecation reason '${reason}'`;
}
function fieldDeprecationReasonAddedFromMeta(args) {
	return {
		type: ChangeType.FieldDeprecationReasonAdded,
		criticality: { level: CriticalityLevel.NonBreaking },
		message: buildFieldDeprecationReasonAddedMessage(args.meta),
		meta: args.meta,
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			`@${GraphQLDeprecatedDirective.name}`
		].join(".")
	};
}
function fieldDeprecationReasonAdded(type, field) {
	return fieldDeprecationReasonAddedFromMeta({
		type: ChangeType.FieldDeprecationReasonAdded,
		meta: {
			typeName: type.name,
			fieldName: field.name,
			addedDeprecationReason: field.deprecationReason ?? ""
		}
	});
}
function fieldDeprecationReasonRemovedFromMeta(args) {
	return {
		type: ChangeType.FieldDeprecationReasonRemoved,
		criticality: { level: CriticalityLevel.NonBreaking },
		message: `Deprecation reason was removed from field '${args.meta.typeName}.${args.meta.fieldName}'`,
		meta: args.meta,
		path: [args.meta.typeName, args.meta.fieldName].join(".")
	};
}
function fieldDeprecationReasonRemoved(type, field) {
	return fieldDeprecationReasonRemovedFromMeta({
		type: ChangeType.FieldDeprecationReasonRemoved,
		meta: {
			typeName: type.name,
			fieldName: field.name
		}
	});
}
function buildFieldTypeChangedMessage(args) {
	return `Field '${args.meta.typeName}.${args.meta.fieldName}' changed type from '${args.meta.oldFieldType}' to '${args.meta.newFieldType}'`;
}
function fieldTypeChangedFromMeta(args) {
	return {
		type: ChangeType.FieldTypeChanged,
		criticality: { level: args.meta.isSafeFieldTypeChange ? CriticalityLevel.NonBreaking : CriticalityLevel.Breaking },
		message: buildFieldTypeChangedMessage(args),
		meta: args.meta,
		path: [args.meta.typeName, args.meta.fieldName].join(".")
	};
}
function fieldTypeChanged(type, oldField, newField) {
	return fieldTypeChangedFromMeta({
		type: ChangeType.FieldTypeChanged,
		meta: {
			typeName: type.name,
			fieldName: oldField.name,
			oldFieldType: oldField.type.toString(),
			newFieldType: newField.type.toString(),
			isSafeFieldTypeChange: safeChangeForField(oldField.type, newField.type)
		}
	});
}
function buildFieldArgumentAddedMessage(args) {
	return `Argument '${args.addedArgumentName}: ${args.addedArgumentType}'${args.hasDefaultValue ? " (with default value) " : " "}added to field '${args.typeName}.${args.fieldName}'`;
}
function fieldArgumentAddedFromMeta(args) {
	return {
		type: ChangeType.FieldArgumentAdded,
		criticality: { level: args.meta.addedToNewField ? CriticalityLevel.NonBreaking : args.meta.isAddedFieldArgumentBreaking ? CriticalityLevel.Breaking : CriticalityLevel.Dangerous },
		message: buildFieldArgumentAddedMessage(args.meta),
		meta: args.meta,
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			args.meta.addedArgumentName
		].join(".")
	};
}
function fieldArgumentAdded(type, field, arg, addedToNewField) {
	const hasDefault = hasDefaultValue(arg);
	const isBreaking = isNonNullType(arg.type) && !hasDefault;
	return fieldArgumentAddedFromMeta({
		type: ChangeType.FieldArgumentAdded,
		meta: {
			typeName: type.name,
			fieldName: field.name,
			addedArgumentName: arg.name,
			addedArgumentType: arg.type.toString(),
			hasDefaultValue: hasDefault,
			addedToNewField,
			isAddedFieldArgumentBreaking: isBreaking
		}
	});
}
function buildFieldArgumentRemovedMessage(args) {
	return `Argument '${args.meta.removedFieldArgumentName}: ${args.meta.removedFieldType}' was removed from field '${args.meta.typeName}.${args.meta.fieldName}'`;
}
function fieldArgumentRemovedFromMeta(args) {
	return {
		type: ChangeType.FieldArgumentRemoved,
		criticality: { level: CriticalityLevel.Breaking },
		message: buildFieldArgumentRemovedMessage(args),
		meta: args.meta,
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			args.meta.removedFieldArgumentName
		].join(".")
	};
}
function fieldArgumentRemoved(type, field, arg) {
	return fieldArgumentRemovedFromMeta({
		type: ChangeType.FieldArgumentRemoved,
		meta: {
			typeName: type.name,
			fieldName: field.name,
			removedFieldArgumentName: arg.name,
			removedFieldType: arg.type.toString()
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/changes/object.js
function buildObjectTypeInterfaceAddedMessage(args) {
	return `'${args.objectTypeName}' object implements '${args.addedInterfaceName}' interface`;
}
function objectTypeInterfaceAddedFromMeta(args) {
	return {
		type: ChangeType.ObjectTypeInterfaceAdded,
		criticality: {
			level: args.meta.addedToNewType ? CriticalityLevel.NonBreaking : CriticalityLevel.Dangerous,
			reason: "Adding an interface to an object type may break existing clients that are consuming a field returning the interface type that are not programming defensively against this new possible type."
		},
		message: buildObjectTypeInterfaceAddedMessage(args.meta),
		meta: args.meta,
		path: args.meta.objectTypeName
	};
}
function objectTypeInterfaceAdded(iface, type, addedToNewType) {
	return objectTypeInterfaceAddedFromMeta({
		type: ChangeType.ObjectTypeInterfaceAdded,
		meta: {
			objectTypeName: type.name,
			addedInterfaceName: iface.name,
			addedToNewType
		}
	});
}
function buildObjectTypeInterfaceRemovedMessage(args) {
	return `'${args.objectTypeName}' object type no longer implements '${args.removedInterfaceName}' interface`;
}
function objectTypeInterfaceRemovedFromMeta(args) {
	return {
		type: ChangeType.ObjectTypeInterfaceRemoved,
		criticality: {
			level: CriticalityLevel.Breaking,
			reason: "Removing an interface from an object type can cause existing queries that use this in a fragment spread to error."
		},
		message: buildObjectTypeInterfaceRemovedMessage(args.meta),
		meta: args.meta,
		path: args.meta.objectTypeName
	};
}
function objectTypeInterfaceRemoved(iface, type) {
	return objectTypeInterfaceRemovedFromMeta({
		type: ChangeType.ObjectTypeInterfaceRemoved,
		meta: {
			objectTypeName: type.name,
			removedInterfaceName: iface.name
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/changes/argument.js
function buildFieldArgumentDescriptionChangedMessage(args) {
	if (args.oldDescription === null && args.newDescription !== null) return `Description '${fmt(args.newDescription)}' was added to argument '${args.argumentName}' on field '${args.typeName}.${args.fieldName}'`;
	if (args.newDescription === null && args.oldDescription !== null) return `Description '${fmt(args.oldDescription)}' was removed from argument '${args.argumentName}' on field '${args.typeName}.${args.fieldName}'`;
	return `Description for argument '${args.argumentName}' on field '${args.typeName}.${args.fieldName}' changed from '${fmt(args.oldDescription ?? "")}' to '${fmt(args.newDescription ?? "")}'`;
}
function fieldArgumentDescriptionChangedFromMeta(args) {
	return {
		type: ChangeType.FieldArgumentDescriptionChanged,
		criticality: { level: CriticalityLevel.NonBreaking },
		message: buildFieldArgumentDescriptionChangedMessage(args.meta),
		meta: args.meta,
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			args.meta.argumentName
		].join(".")
	};
}
function fieldArgumentDescriptionChanged(type, field, oldArg, newArg) {
	return fieldArgumentDescriptionChangedFromMeta({
		type: ChangeType.FieldArgumentDescriptionChanged,
		meta: {
			typeName: type.name,
			fieldName: field.name,
			argumentName: newArg.name,
			oldDescription: oldArg?.description ?? null,
			newDescription: newArg.description ?? null
		}
	});
}
function buildFieldArgumentDefaultChangedMessage(args) {
	return args.oldDefaultValue === void 0 ? `Default value '${args.newDefaultValue}' was added to argument '${args.argumentName}' on field '${args.typeName}.${args.fieldName}'` : `Default value for argument '${args.argumentName}' on field '${args.typeName}.${args.fieldName}' changed from '${args.oldDefaultValue}' to '${args.newDefaultValue}'`;
}
const fieldArgumentDefaultChangedCriticalityDangerousReason = "Changing the default value for an argument may change the runtime behaviour of a field if it was never provided.";
function fieldArgumentDefaultChangedFromMeta(args) {
	return {
		type: ChangeType.FieldArgumentDefaultChanged,
		criticality: {
			level: CriticalityLevel.Dangerous,
			reason: fieldArgumentDefaultChangedCriticalityDangerousReason
		},
		message: buildFieldArgumentDefaultChangedMessage(args.meta),
		meta: args.meta,
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			args.meta.argumentName
		].join(".")
	};
}
function fieldArgumentDefaultChanged(type, field, oldArg, newArg) {
	const meta = {
		typeName: type.name,
		fieldName: field.name,
		argumentName: newArg.name
	};
	const oldDefaultValue = oldArg === null ? void 0 : getDefaultValue(oldArg);
	const newDefaultValue = getDefaultValue(newArg);
	if (oldDefaultValue !== void 0) meta.oldDefaultValue = safeString(oldDefaultValue);
	if (newDefaultValue !== void 0) meta.newDefaultValue = safeString(newDefaultValue);
	return fieldArgumentDefaultChangedFromMeta({
		type: ChangeType.FieldArgumentDefaultChanged,
		meta
	});
}
function buildFieldArgumentTypeChangedMessage(args) {
	return `Type for argument '${args.argumentName}' on field '${args.typeName}.${args.fieldName}' changed from '${args.oldArgumentType}' to '${args.newArgumentType}'`;
}
const fieldArgumentTypeChangedCriticalityNonBreakingReason = `Changing an input field from non-null to null is considered non-breaking.`;
const fieldArgumentTypeChangedCriticalityBreakingReason = `Changing the type of a field's argument can cause existing queries that use this argument to error.`;
function fieldArgumentTypeChangedFromMeta(args) {
	return {
		type: ChangeType.FieldArgumentTypeChanged,
		criticality: args.meta.isSafeArgumentTypeChange ? {
			level: CriticalityLevel.NonBreaking,
			reason: fieldArgumentTypeChangedCriticalityNonBreakingReason
		} : {
			level: CriticalityLevel.Breaking,
			reason: fieldArgumentTypeChangedCriticalityBreakingReason
		},
		message: buildFieldArgumentTypeChangedMessage(args.meta),
		meta: args.meta,
		path: [
			args.meta.typeName,
			args.meta.fieldName,
			args.meta.argumentName
		].join(".")
	};
}
function fieldArgumentTypeChanged(type, field, oldArg, newArg) {
	return fieldArgumentTypeChangedFromMeta({
		type: ChangeType.FieldArgumentTypeChanged,
		meta: {
			typeName: type.name,
			fieldName: field.name,
			argumentName: newArg.name,
			oldArgumentType: oldArg?.type.toString() ?? "",
			newArgumentType: newArg.type.toString(),
			isSafeArgumentTypeChange: !oldArg || safeChangeForInputValue(oldArg.type, newArg.type)
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/argument.js
function changesInArgument(type, field, oldArg, newArg, addChange) {
	if (isNotEqual(oldArg?.description, newArg.description)) addChange(fieldArgumentDescriptionChanged(type, field, oldArg, newArg));
	if (!defaultValuesAreEqual(oldArg, newArg)) addChange(fieldArgumentDefaultChanged(type, field, oldArg, newArg));
	if (isNotEqual(oldArg?.type.toString(), newArg.type.toString())) addChange(fieldArgumentTypeChanged(type, field, oldArg, newArg));
	if (oldArg?.astNode?.directives || newArg.astNode?.directives) compareDirectiveLists(oldArg?.astNode?.directives || [], newArg.astNode?.directives || [], {
		onAdded(directive) {
			addChange(directiveUsageAdded(Kind.ARGUMENT, directive, {
				argument: newArg,
				field,
				type
			}, oldArg === null));
			directiveUsageChanged(null, directive, addChange, type, field, newArg);
		},
		onMutual(directive) {
			directiveUsageChanged(directive.oldVersion, directive.newVersion, addChange, type, field, newArg);
		},
		onRemoved(directive) {
			addChange(directiveUsageRemoved(Kind.ARGUMENT, directive, {
				argument: oldArg,
				field,
				type
			}));
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/field.js
const DEPRECATION_REASON_DEFAULT = "No longer supported";
function changesInField(type, oldField, newField, addChange) {
	if (isNotEqual(oldField?.description, newField.description)) {
		if (isVoid(oldField?.description)) addChange(fieldDescriptionAdded(type, newField));
		else if (isVoid(newField.description)) addChange(fieldDescriptionRemoved(type, oldField));
		else addChange(fieldDescriptionChanged(type, oldField, newField));
	}
	if (isVoid(oldField) || !isDeprecated(oldField)) {
		if (isDeprecated(newField)) addChange(fieldDeprecationAdded(type, newField));
	} else if (!isDeprecated(newField)) {
		if (isDeprecated(oldField)) addChange(fieldDeprecationRemoved(type, oldField));
	} else if (isNotEqual(oldField.deprecationReason, newField.deprecationReason)) {
		if (isVoid(oldField.deprecationReason) || oldField.deprecationReason === DEPRECATION_REASON_DEFAULT) addChange(fieldDeprecationReasonAdded(type, newField));
		else if (isVoid(newField.deprecationReason) || newField.deprecationReason === DEPRECATION_REASON_DEFAULT) addChange(fieldDeprecationReasonRemoved(type, oldField));
		else addChange(fieldDeprecationReasonChanged(type, oldField, newField));
	}
	if (!isVoid(oldField) && isNotEqual(oldField.type.toString(), newField.type.toString())) addChange(fieldTypeChanged(type, oldField, newField));
	compareLists(oldField?.args ?? [], newField.args, {
		onAdded(arg) {
			addChange(fieldArgumentAdded(type, newField, arg, oldField === null));
		},
		onRemoved(arg) {
			addChange(fieldArgumentRemoved(type, newField, arg));
		},
		onMutual(arg) {
			changesInArgument(type, newField, arg.oldVersion, arg.newVersion, addChange);
		}
	});
	compareDirectiveLists(oldField?.astNode?.directives || [], newField.astNode?.directives || [], {
		onAdded(directive) {
			addChange(directiveUsageAdded(Kind.FIELD_DEFINITION, directive, {
				parentType: type,
				field: newField
			}, oldField === null));
			directiveUsageChanged(null, directive, addChange, type, newField);
		},
		onMutual(directive) {
			directiveUsageChanged(directive.oldVersion, directive.newVersion, addChange, type, newField);
		},
		onRemoved(arg) {
			addChange(directiveUsageRemoved(Kind.FIELD_DEFINITION, arg, {
				parentType: type,
				field: oldField
			}));
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/interface.js
function changesInInterface(oldInterface, newInterface, addChange) {
	compareLists(oldInterface?.getInterfaces() ?? [], newInterface.getInterfaces(), {
		onAdded(i) {
			addChange(objectTypeInterfaceAdded(i, newInterface, oldInterface === null));
		},
		onRemoved(i) {
			addChange(objectTypeInterfaceRemoved(i, oldInterface));
		}
	});
	const oldFields = oldInterface?.getFields() ?? {};
	const newFields = newInterface.getFields();
	compareLists(Object.values(oldFields), Object.values(newFields), {
		onAdded(field) {
			addChange(fieldAdded(newInterface, field));
			changesInField(newInterface, null, field, addChange);
		},
		onRemoved(field) {
			addChange(fieldRemoved(oldInterface, field));
		},
		onMutual(field) {
			changesInField(newInterface, field.oldVersion, field.newVersion, addChange);
		}
	});
	compareDirectiveLists(oldInterface?.astNode?.directives || [], newInterface.astNode?.directives || [], {
		onAdded(directive) {
			addChange(directiveUsageAdded(Kind.INTERFACE_TYPE_DEFINITION, directive, newInterface, oldInterface === null));
			directiveUsageChanged(null, directive, addChange, newInterface);
		},
		onMutual(directive) {
			directiveUsageChanged(directive.oldVersion, directive.newVersion, addChange, newInterface);
		},
		onRemoved(directive) {
			addChange(directiveUsageRemoved(Kind.INTERFACE_TYPE_DEFINITION, directive, oldInterface));
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/object.js
function changesInObject(oldType, newType, addChange) {
	const oldInterfaces = oldType?.getInterfaces() ?? [];
	const newInterfaces = newType.getInterfaces();
	const oldFields = oldType?.getFields() ?? {};
	const newFields = newType.getFields();
	compareLists(oldInterfaces, newInterfaces, {
		onAdded(i) {
			addChange(objectTypeInterfaceAdded(i, newType, oldType === null));
		},
		onRemoved(i) {
			addChange(objectTypeInterfaceRemoved(i, oldType));
		}
	});
	compareLists(Object.values(oldFields), Object.values(newFields), {
		onAdded(f) {
			addChange(fieldAdded(newType, f));
			changesInField(newType, null, f, addChange);
		},
		onRemoved(f) {
			addChange(fieldRemoved(oldType, f));
		},
		onMutual(f) {
			changesInField(newType, f.oldVersion, f.newVersion, addChange);
		}
	});
	compareDirectiveLists(oldType?.astNode?.directives || [], newType.astNode?.directives || [], {
		onAdded(directive) {
			addChange(directiveUsageAdded(Kind.OBJECT, directive, newType, oldType === null));
			directiveUsageChanged(null, directive, addChange, newType);
		},
		onMutual(directive) {
			directiveUsageChanged(directive.oldVersion, directive.newVersion, addChange, newType);
		},
		onRemoved(directive) {
			addChange(directiveUsageRemoved(Kind.OBJECT, directive, oldType));
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/scalar.js
function changesInScalar(oldScalar, newScalar, addChange) {
	compareDirectiveLists(oldScalar?.astNode?.directives || [], newScalar.astNode?.directives || [], {
		onAdded(directive) {
			addChange(directiveUsageAdded(Kind.SCALAR_TYPE_DEFINITION, directive, newScalar, oldScalar === null));
			directiveUsageChanged(null, directive, addChange, newScalar);
		},
		onMutual(directive) {
			directiveUsageChanged(directive.oldVersion, directive.newVersion, addChange, newScalar);
		},
		onRemoved(directive) {
			addChange(directiveUsageRemoved(Kind.SCALAR_TYPE_DEFINITION, directive, oldScalar));
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/changes/union.js
function buildUnionMemberRemovedMessage(args) {
	return `Member '${args.removedUnionMemberTypeName}' was removed from Union type '${args.unionName}'`;
}
function unionMemberRemovedFromMeta(args) {
	return {
		criticality: {
			level: CriticalityLevel.Breaking,
			reason: "Removing a union member from a union can cause existing queries that use this union member in a fragment spread to error."
		},
		type: ChangeType.UnionMemberRemoved,
		message: buildUnionMemberRemovedMessage(args.meta),
		meta: args.meta,
		path: args.meta.unionName
	};
}
function unionMemberRemoved(union, type) {
	return unionMemberRemovedFromMeta({
		type: ChangeType.UnionMemberRemoved,
		meta: {
			unionName: union.name,
			removedUnionMemberTypeName: type.name
		}
	});
}
function buildUnionMemberAddedMessage(args) {
	return `Member '${args.addedUnionMemberTypeName}' was added to Union type '${args.unionName}'`;
}
function buildUnionMemberAddedMessageFromMeta(args) {
	return {
		criticality: {
			level: args.meta.addedToNewType ? CriticalityLevel.NonBreaking : CriticalityLevel.Dangerous,
			reason: "Adding a possible type to Unions may break existing clients that were not programming defensively against a new possible type."
		},
		type: ChangeType.UnionMemberAdded,
		message: buildUnionMemberAddedMessage(args.meta),
		meta: args.meta,
		path: args.meta.unionName
	};
}
function unionMemberAdded(union, type, addedToNewType) {
	return buildUnionMemberAddedMessageFromMeta({
		type: ChangeType.UnionMemberAdded,
		meta: {
			unionName: union.name,
			addedUnionMemberTypeName: type.name,
			addedToNewType
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/union.js
function changesInUnion(oldUnion, newUnion, addChange) {
	compareLists(oldUnion?.getTypes() ?? [], newUnion.getTypes(), {
		onAdded(t) {
			addChange(unionMemberAdded(newUnion, t, oldUnion === null));
		},
		onRemoved(t) {
			addChange(unionMemberRemoved(oldUnion, t));
		}
	});
	compareDirectiveLists(oldUnion?.astNode?.directives || [], newUnion.astNode?.directives || [], {
		onAdded(directive) {
			addChange(directiveUsageAdded(Kind.UNION_TYPE_DEFINITION, directive, newUnion, oldUnion === null));
			directiveUsageChanged(null, directive, addChange, newUnion);
		},
		onMutual(directive) {
			directiveUsageChanged(directive.oldVersion, directive.newVersion, addChange, newUnion);
		},
		onRemoved(directive) {
			addChange(directiveUsageRemoved(Kind.UNION_TYPE_DEFINITION, directive, oldUnion));
		}
	});
}
// node_modules/@graphql-inspector/core/esm/diff/schema.js
function diffSchema(oldSchema, newSchema) {
	const changes = [];
	function addChange(change) {
		changes.push(change);
	}
	compareLists((oldSchema?.getDirectives() ?? []).filter((t) => !isSpecifiedDirective(t)), (newSchema?.getDirectives() ?? []).filter((t) => !isSpecifiedDirective(t)), {
		onAdded(directive) {
			addChange(directiveAdded(directive));
			changesInDirective(null, directive, addChange);
		},
		onRemoved(directive) {
			addChange(directiveRemoved(directive));
		},
		onMutual(directive) {
			changesInDirective(directive.oldVersion, directive.newVersion, addChange);
		}
	});
	changesInSchema(oldSchema, newSchema, addChange);
	compareLists(Object.values(oldSchema?.getTypeMap() ?? {}).filter((t) => !isPrimitive(t) && !isForIntrospection(t)), Object.values(newSchema?.getTypeMap() ?? {}).filter((t) => !isPrimitive(t) && !isForIntrospection(t)), {
		onAdded(type) {
			addChange(typeAdded(type));
			changesInType(null, type, addChange);
		},
		onRemoved(type) {
			addChange(typeRemoved(type));
		},
		onMutual(type) {
			changesInType(type.oldVersion, type.newVersion, addChange);
		}
	});
	compareDirectiveLists(oldSchema?.astNode?.directives || [], newSchema?.astNode?.directives || [], {
		onAdded(directive) {
			addChange(directiveUsageAdded(Kind.SCHEMA_DEFINITION, directive, newSchema, false));
			directiveUsageChanged(null, directive, addChange);
		},
		onMutual(directive) {
			directiveUsageChanged(directive.oldVersion, directive.newVersion, addChange);
		},
		onRemoved(directive) {
			addChange(directiveUsageRemoved(Kind.SCHEMA_DEFINITION, directive, oldSchema));
		}
	});
	/**
	* Extracting directives from the schema definition requires using the AST. But the AST does not combine the
	* definition and extensions like the GraphQL Type System. Therefore, the extensions must be looped over as well.
	**/
	for (let e = 0; e < Math.max(oldSchema?.extensionASTNodes.length ?? 0, newSchema?.extensionASTNodes.length ?? 0); e++) compareDirectiveLists(oldSchema?.extensionASTNodes[e]?.directives || [], newSchema?.extensionASTNodes[e]?.directives || [], {
		onAdded(directive) {
			addChange(directiveUsageAdded(Kind.SCHEMA_DEFINITION, directive, newSchema, false));
			directiveUsageChanged(null, directive, addChange);
		},
		onMutual(directive) {
			directiveUsageChanged(directive.oldVersion, directive.newVersion, addChange);
		},
		onRemoved(directive) {
			addChange(directiveUsageRemoved(Kind.SCHEMA_DEFINITION, directive, oldSchema));
		}
	});
	return changes;
}
function changesInSchema(oldSchema, newSchema, addChange) {
	const oldRoot = {
		query: (oldSchema?.getQueryType() || {}).name,
		mutation: (oldSchema?.getMutationType() || {}).name,
		subscription: (oldSchema?.getSubscriptionType() || {}).name
	};
	const newRoot = {
		query: (newSchema?.getQueryType() || {}).name,
		mutation: (newSchema?.getMutationType() || {}).name,
		subscription: (newSchema?.getSubscriptionType() || {}).name
	};
	if (isNotEqual(oldRoot.query, newRoot.query)) addChange(schemaQueryTypeChanged(oldSchema, newSchema));
	if (isNotEqual(oldRoot.mutation, newRoot.mutation)) addChange(schemaMutationTypeChanged(oldSchema, newSchema));
	if (isNotEqual(oldRoot.subscription, newRoot.subscription)) addChange(schemaSubscriptionTypeChanged(oldSchema, newSchema));
}
function changesInType(oldType, newType, addChange) {
	if ((isVoid(oldType) || isEnumType(oldType)) && isEnumType(newType)) changesInEnum(oldType, newType, addChange);
	else if ((isVoid(oldType) || isUnionType(oldType)) && isUnionType(newType)) changesInUnion(oldType, newType, addChange);
	else if ((isVoid(oldType) || isInputObjectType(oldType)) && isInputObjectType(newType)) changesInInputObject(oldType, newType, addChange);
	else if ((isVoid(oldType) || isObjectType(oldType)) && isObjectType(newType)) changesInObject(oldType, newType, addChange);
	else if ((isVoid(oldType) || isInterfaceType(oldType)) && isInterfaceType(newType)) changesInInterface(oldType, newType, addChange);
	else if ((isVoid(oldType) || isScalarType(oldType)) && isScalarType(newType)) changesInScalar(oldType, newType, addChange);
	else if (!isVoid(oldType)) addChange(typeKindChanged(oldType, newType));
	if (isNotEqual(oldType?.description, newType.description)) {
		if (isVoid(oldType?.description)) addChange(typeDescriptionAdded(newType));
		else if (oldType.description && isVoid(newType.description)) addChange(typeDescriptionRemoved(oldType));
		else addChange(typeDescriptionChanged(oldType, newType));
	}
}
// node_modules/@graphql-inspector/core/esm/diff/index.js
function diff(oldSchema, newSchema, rules = [], config) {
	const changes = diffSchema(oldSchema, newSchema);
	return rules.reduce(async (prev, rule) => {
		return rule({
			changes: await prev,
			oldSchema,
			newSchema,
			config
		});
	}, Promise.resolve(changes));
}
export { CriticalityLevel, diff };
